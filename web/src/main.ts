import { mount } from 'svelte'
import App from './App.svelte'
import './lib/design.css'
import { words } from './lib/words/words.svelte'

const target = document.getElementById('app')
if (target) {
  await words.load()
  mount(App, { target })
}
