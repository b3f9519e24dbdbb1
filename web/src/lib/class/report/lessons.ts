// What a lesson of the report is called: by its number, or as the homework that it was.
import { getContext, setContext } from 'svelte'
import type { LessonTold } from '../../api/types'
import { dayOf } from '../../words/figures'
import { say } from '../../words/words.svelte'

const KEY = Symbol('lessons of a report')
type Called = (number: number) => string

/** With its day and its games; among several also with its number, for there may be two on one day. */
export function calledInFull(one: LessonTold, isNumbered: boolean): string {
  const facts = { day: dayOf(one.began), games: one.games.join(', ') }
  if (one.homework) return say('report-homework', facts)
  const number = isNumbered ? `${say('report-lesson-number', { number: one.number })}, ` : ''
  return `${number}${facts.day}: ${facts.games}`
}

/** For whatever tells lesson by lesson on this page. */
export function tellLessons(all: () => LessonTold[]): void {
  setContext<Called>(KEY, (number) => {
    const one = all().find((it) => it.number === number)
    return one?.homework ? say('report-homework-short', { day: dayOf(one.began) }) : say('report-lesson-number', { number })
  })
}

export const lessonCalled = (): Called => getContext<Called>(KEY)
