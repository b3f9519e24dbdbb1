// A small card game for two: ten cards each, a card a turn, dealt again when both have played all.
const SIZE = 10

const deal = (random) => {
  const deck = random.Shuffle([...Array(2 * SIZE).keys()])
  return [deck.slice(0, SIZE), deck.slice(SIZE)]
}

export const HighCard = {
  name: 'high-card',
  setup: ({ random }) => ({ hands: deal(random), table: [] }),
  // Nobody sees the other's cards.
  playerView: ({ G, playerID }) => ({ ...G, hands: G.hands.map((hand, seat) => (seat === Number(playerID) ? hand : hand.length)) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      // Judged by the server alone, as a move at a table with hidden cards must be.
      client: false,
      move: ({ G, playerID, random }, card) => {
        const hand = G.hands[Number(playerID)]
        hand.splice(hand.indexOf(card), 1)
        G.table.push(card)
        if (G.table.length === 2 * SIZE) {
          G.hands = deal(random)
          G.table = []
        }
      },
    },
  },
}
