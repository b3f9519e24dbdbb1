// A list of names as somebody types or pastes it.

const MOST = 60

/** One name a line, or separated by commas; numbers in front and empty lines are left out. */
export function namesIn(text: string): string[] {
  return text
    .split(/[\n,;\t]+/)
    .map((line) => line.replace(/^\s*\d+[.)]?\s+/, '').trim().slice(0, 16).trim())
    .filter((name) => name !== '')
    .slice(0, MOST)
}
