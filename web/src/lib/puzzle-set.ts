// Puzzles to be solved one after the other, as an address tells them.

/** `#set=ID,ID` */
export const setIn = (hash: string): string[] => (/[#&]set=([^&]+)/.exec(hash)?.[1] ?? '').split(',').filter((id) => id !== '')

export const pathOf = (id: string, set: readonly string[]): string =>
  `/puzzles/${encodeURIComponent(id)}${set.length > 0 ? `#set=${set.join(',')}` : ''}`
