// A table opened by somebody whose name this device remembers. A name that is not taken any more must not keep anybody
// from playing: then it is forgotten, and the seat has no name.
import { openTable, Refusal, type Asking } from './api/http'
import type { CreateTable, Joined } from './api/types'
import { like, liking } from './keep'

export async function openAsMe(wish: CreateTable, asking: Asking): Promise<Joined> {
  try {
    return await openTable({ ...wish, nickname: liking('nickname') ?? '' }, asking)
  } catch (error) {
    if (!(error instanceof Refusal) || !error.refused.code.startsWith('nickname-')) throw error
    like('nickname', null)
    return openTable({ ...wish, nickname: '' }, asking)
  }
}
