// The letters of the first page: with them nothing moves under a finger once it is shown. They come with the page, so
// this is hardly a wait; who has a slow line sees other letters first.

const FACES = ["600 1em 'Fraunces'", "400 1em 'Nunito'", "700 1em 'Nunito'"]
const LONGEST_MS = 700

export function lettersReady(): Promise<unknown> {
  const here = Promise.all(FACES.map((face) => document.fonts.load(face))).catch(() => null)
  return Promise.race([here, new Promise((done) => setTimeout(done, LONGEST_MS))])
}
