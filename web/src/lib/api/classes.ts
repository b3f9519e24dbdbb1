// A class by plain HTTP: making one, coming in, saying something to it.
import { newId } from '../codes'
import { ask, Refusal, type Asking } from './http'
import { picture, request } from './server'
import type { CameIn, ClassAnswer, ClassCard, ClassMade, ClassMessage, ClassReport, ComeIn, CreateClass, LessonShelf } from './types'

type Unnumbered<M> = M extends { id: string } ? Omit<M, 'id'> : never
/** A message before it has its id. */
export type SayToClass = Unnumbered<ClassMessage>

const at = (code: string): string => `api/classes/${encodeURIComponent(code)}`

export const makeClass = (body: CreateClass, asking: Asking): Promise<ClassMade> => ask('api/classes', asking, body)
export const classCard = (code: string, asking: Asking): Promise<ClassCard> => ask(at(code), asking)
export const comeIn = (code: string, body: ComeIn, asking: Asking): Promise<CameIn> => ask(`${at(code)}/children`, asking, body)

const ofLesson = (lesson: number | null): string => (lesson === null ? '' : `?lesson=${lesson}`)
export const classReport = (code: string, lesson: number | null, asking: Asking): Promise<ClassReport> =>
  ask(`${at(code)}/report${ofLesson(lesson)}`, asking)
export async function reportSpreadsheet(code: string, lesson: number | null, { language, token }: Asking): Promise<Blob> {
  const headers = { 'Accept-Language': language, Authorization: `Bearer ${token ?? ''}` }
  return (await request(`${at(code)}/report.csv${ofLesson(lesson)}`, { headers })).blob()
}

/** Pages to take home, as a PDF: of one child, or of all. */
export async function homePages(code: string, { child, lesson }: { child: number | null; lesson: number | null }, { language, token }: Asking): Promise<Blob> {
  const headers = { 'Accept-Language': language, Authorization: `Bearer ${token ?? ''}` }
  const asked = new URLSearchParams()
  if (child !== null) asked.set('child', String(child))
  if (lesson !== null) asked.set('lesson', String(lesson))
  return (await request(`${at(code)}/home.pdf?${asked.toString()}`, { headers })).blob()
}

/** Sent again under the same id where the network failed: it counts once. A refused one is an answer, not an error. */
export async function tellClass(code: string, message: SayToClass, asking: Asking): Promise<ClassAnswer> {
  const body = { ...message, id: newId() } as ClassMessage
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask<ClassAnswer>(`${at(code)}/messages`, asking, body)
    } catch (error) {
      if (error instanceof Refusal) return { ...error.refused, id: body.id }
      if (tries === 4) throw error
      await new Promise((go) => setTimeout(go, 400 * 2 ** tries))
    }
  }
}

export const readyLessons = (game: string, asking: Asking): Promise<LessonShelf> =>
  ask(`api/lessons/${encodeURIComponent(game)}`, asking)

/** The class on paper. It is asked for with the teacher's key, so no address opens it. */
export async function classPaper(code: string, wish: { what: string; paper: string }, asking: Asking): Promise<Blob> {
  const query = new URLSearchParams({ ...wish, language: asking.language })
  const reply = await request(`${at(code)}/paper.pdf?${query}`, { headers: { Authorization: `Bearer ${asking.token ?? ''}` } })
  if (!reply.ok) throw new Error(reply.statusText)
  return new Blob([await reply.arrayBuffer()], { type: 'application/pdf' })
}

export const classQrPath = (code: string): string => picture(`${at(code)}/qr.svg`)
export const classLivePath = (code: string): string => `${at(code)}/live`
