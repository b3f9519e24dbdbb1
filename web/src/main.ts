import { mount } from 'svelte'
import App from './App.svelte'
import { lettersReady } from './lib/letters'
import './lib/design.css'
import './lib/ground.css'
import { shelves } from './lib/shelf.svelte'
import { updates } from './lib/updates.svelte'
import { words } from './lib/words/words.svelte'

// Each game's colours, in its own folder: the home page shows all of them.
import.meta.glob('./games/*/look.css', { eager: true })

const target = document.getElementById('app')
if (target) {
  void shelves.load(words.language) // on its way while the words are
  await Promise.all([words.load(), lettersReady()])
  mount(App, { target })
  if (import.meta.env.PROD) setTimeout(() => void updates.watch(), 1000) // the page itself goes first
}
