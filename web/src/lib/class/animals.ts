// The animals there are, each with a colour of its own. Their names come from the catalogue, their looks from drawings.
export const ANIMALS: readonly string[] = [
  'ant', 'bat', 'bear', 'beaver', 'bee', 'bird', 'boar', 'camel', 'cat', 'chicken', 'cow', 'crab', 'deer',
  'dodo', 'dog', 'dolphin', 'dragon', 'duck', 'eagle', 'elephant', 'fish', 'flamingo', 'fox', 'frog', 'giraffe',
  'goat', 'gorilla', 'hedgehog', 'hippo', 'horse', 'kangaroo', 'koala', 'lion', 'lizard', 'llama', 'monkey',
  'mouse', 'octopus', 'otter', 'owl', 'ox', 'panda', 'parrot', 'peacock', 'penguin', 'pig', 'rabbit', 'raccoon',
  'ram', 'rhino', 'rooster', 'seal', 'shark', 'sheep', 'sloth', 'snail', 'snake', 'spider', 'squirrel', 'swan',
  'tiger', 'turtle', 'unicorn', 'whale', 'wolf', 'zebra',
]

/** dark enough to stand out on paper, light enough on a wall at night */
export const hueOf = (animal: string): number => (ANIMALS.indexOf(animal) * 137) % 360
