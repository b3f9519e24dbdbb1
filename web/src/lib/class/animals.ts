// How each animal looks. Their names come from the catalogue.
const SIGNS: Record<string, string> = {
  ant: '🐜', bat: '🦇', bear: '🐻', beaver: '🦫', bee: '🐝', bird: '🐦', boar: '🐗', camel: '🐪', cat: '🐱', chicken: '🐔',
  cow: '🐮', crab: '🦀', deer: '🦌', dodo: '🦤', dog: '🐶', dolphin: '🐬', dragon: '🐲', duck: '🦆', eagle: '🦅',
  elephant: '🐘', fish: '🐟', flamingo: '🦩', fox: '🦊', frog: '🐸', giraffe: '🦒', goat: '🐐', gorilla: '🦍',
  hedgehog: '🦔', hippo: '🦛', horse: '🐴', kangaroo: '🦘', koala: '🐨', lion: '🦁', lizard: '🦎', llama: '🦙',
  monkey: '🐵', mouse: '🐭', octopus: '🐙', otter: '🦦', owl: '🦉', ox: '🐂', panda: '🐼', parrot: '🦜', peacock: '🦚',
  penguin: '🐧', pig: '🐷', rabbit: '🐰', raccoon: '🦝', ram: '🐏', rhino: '🦏', rooster: '🐓', seal: '🦭', shark: '🦈',
  sheep: '🐑', sloth: '🦥', snail: '🐌', snake: '🐍', spider: '🕷️', squirrel: '🐿️', swan: '🦢', tiger: '🐯', turtle: '🐢',
  unicorn: '🦄', whale: '🐳', wolf: '🐺', zebra: '🦓',
}

export const ANIMALS: readonly string[] = Object.keys(SIGNS)

export const signOf = (animal: string): string => SIGNS[animal] ?? '🙂'

/** A colour of its own for each, dark enough for white letters: yellow and green, too. */
export const colourOf = (animal: string): string => `hsl(${(ANIMALS.indexOf(animal) * 137) % 360} 45% 30%)`

let found: boolean | undefined
/** Whether this device draws animals: without such a font it shows empty boxes, all alike. */
export function hasPictures(): boolean {
  found ??= isDrawn()
  return found
}

function isDrawn(): boolean {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (context === null) return false
  context.font = '20px sans-serif'
  context.fillStyle = 'black'
  context.fillText('🐸', 0, 20)
  const { data } = context.getImageData(0, 0, 28, 28)
  // A frog has colours; an empty box is black.
  for (let at = 0; at < data.length; at += 4) if (data[at] !== data[at + 1]) return true
  return false
}
