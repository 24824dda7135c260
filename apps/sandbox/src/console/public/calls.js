import { $, call, make, say } from './dom.js'

const form = $('search')
const cell = (content) => make('td', {}, content)

function row({ at, ms, id, call: name, path, status, errorCode, merchant, userName, address, faults }, code) {
  const answer = [status || 'no answer', errorCode].filter(Boolean).join(' ')
  const link = make('a', { href: `?code=${encodeURIComponent(id)}` }, id)
  const cells = [new Date(at).toLocaleTimeString(), name || path, answer, String(ms), faults.join(', ')].map(cell)
  const who = [merchant, userName ?? address].filter(Boolean).join(' · ')
  return make('tr', { ariaCurrent: code && id === code ? 'true' : null }, ...cells, cell(who), cell(link))
}

async function show() {
  const code = new URLSearchParams(location.search).get('code') ?? ''
  form.elements.code.value = code
  const query = code ? `?code=${encodeURIComponent(code)}` : ''
  $('archive').href = `/console/api/calls.har${query}`
  const calls = await call(`calls${query}`)
  $('calls').replaceChildren(...calls.toReversed().map((one) => row(one, code)))
  if (code && calls.length === 0) say('No call with this code: it is older, or another process answered it.', 'bad')
  else say(code ? `${calls.length} calls of one session` : `The latest ${calls.length} calls`)
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  const code = form.elements.code.value.trim()
  history.pushState(null, '', code ? `?code=${encodeURIComponent(code)}` : location.pathname)
  void update()
})
addEventListener('popstate', () => update())
const update = () => show().catch((error) => say(error.message, 'bad'))
await update()
