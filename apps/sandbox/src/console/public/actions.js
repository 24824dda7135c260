import { $ } from './dom.js'
import { showForms } from './forms.js'

const show = () => ($('actionsCount').textContent = showForms($('actions'), { words: $('words').value.trim() }))
$('search').addEventListener('input', show)
$('search').addEventListener('submit', (event) => event.preventDefault())
show()
