// A class by plain HTTP: making one, coming in, saying something to it.
import { newId } from '../codes'
import { ask, fetchFile, Refusal, type Asking } from './http'
import { picture } from './server'
import type { CameIn, ClassAnswer, ClassCard, ClassMade, ClassMessage, ClassReport, ComeIn, CreateClass, LessonShelf } from './types'

type Unnumbered<M> = M extends { id: string } ? Omit<M, 'id'> : never
/** A message before it has its id. */
export type SayToClass = Unnumbered<ClassMessage>

const at = (code: string): string => `api/classes/${encodeURIComponent(code)}`

export const makeClass = (body: CreateClass, asking: Asking): Promise<ClassMade> => ask('api/classes', asking, body)
export const classCard = (code: string, asking: Asking): Promise<ClassCard> => ask(at(code), asking)
export const comeIn = (code: string, body: ComeIn, asking: Asking): Promise<CameIn> => ask(`${at(code)}/children`, asking, body)

const PDF = 'application/pdf'
const ofLesson = (lesson: number | null): string => (lesson === null ? '' : `?lesson=${lesson}`)
export const classReport = (code: string, lesson: number | null, asking: Asking): Promise<ClassReport> =>
  ask(`${at(code)}/report${ofLesson(lesson)}`, asking)
export const reportSpreadsheet = (code: string, lesson: number | null, asking: Asking): Promise<Blob> =>
  fetchFile(`${at(code)}/report.csv${ofLesson(lesson)}`, 'text/csv', asking)

/** Pages to take home, as a PDF: of one child, or of all. */
export function homePages(code: string, { child, lesson }: { child: number | null; lesson: number | null }, asking: Asking): Promise<Blob> {
  const wanted = new URLSearchParams()
  if (child !== null) wanted.set('child', String(child))
  if (lesson !== null) wanted.set('lesson', String(lesson))
  return fetchFile(`${at(code)}/home.pdf?${wanted.toString()}`, PDF, asking)
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
export function classPaper(code: string, wish: { what: string; paper: string }, asking: Asking): Promise<Blob> {
  const query = new URLSearchParams({ ...wish, language: asking.language })
  return fetchFile(`${at(code)}/paper.pdf?${query}`, PDF, asking)
}

export const classQrPath = (code: string): string => picture(`${at(code)}/qr.svg`)
export const classLivePath = (code: string): string => `${at(code)}/live`
