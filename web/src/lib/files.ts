// Files that the server makes for us: opened in a tab, or saved.
import { say } from './words/words.svelte'

/** a tab that is closed needs its file no longer */
const CLOSED_MS = 2000
/** a file is saved by then */
const SAVED_MS = 10_000

/** Open a file in a tab of its own. The tab has to open with the click: browsers block one that comes after an answer.
 * Where tabs are blocked, the file is saved. Raise what `load` raises. */
export async function openFile(load: () => Promise<Blob>, name: string): Promise<void> {
  const tab = open('', '_blank')
  if (tab) tab.document.body.textContent = tab.document.title = say('file-loading')
  try {
    const file = await load()
    if (tab === null) return saveFile(file, name)
    if (tab.closed) return
    const address = URL.createObjectURL(file)
    tab.location.href = address
    const timer = setInterval(() => {
      if (!tab.closed) return
      clearInterval(timer)
      URL.revokeObjectURL(address)
    }, CLOSED_MS)
  } catch (error) {
    tab?.close()
    throw error
  }
}

/** Save a file to the device. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(address), SAVED_MS)
}
