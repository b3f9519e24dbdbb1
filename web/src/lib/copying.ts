// Copying text to the clipboard, and knowing whether it worked.

/** Return whether the text was copied. Browsers offer the clipboard only to secure pages, and only if it's allowed; the
 * old way works on plain http too. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}

/** Select the text somewhere out of sight and have that copied. */
function copySelected(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'unseen'
  const within = before?.closest('dialog') ?? document.body // nothing outside an open dialog can be selected
  within.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return copied
}

/** Select all of a field, so that it can be copied by hand. */
export function selectAll(field: HTMLInputElement): void {
  field.focus()
  field.select()
}
