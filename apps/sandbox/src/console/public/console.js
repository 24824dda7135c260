import { $, call, make, say } from './dom.js'
import { showForms } from './forms.js'
import { resetToSeed } from './resetToSeed.js'
import { switchedOn, textOfFault } from './switches.js'

const elements = (selector) => document.querySelectorAll(selector)

async function act(path, body) {
  try {
    const answer = await call(path, body)
    say(`${path}: done`)
    await refresh()
    return answer
  } catch (error) {
    say(error.message, 'bad')
  }
}

function toggle(label, checked, onChange) {
  const input = make('input', { type: 'checkbox', checked })
  input.addEventListener('change', () => onChange(input.checked))
  return make('label', { className: 'switch' }, input, label)
}

function showMerchants({ merchants, maintenance, upgrading, region, ip, thirdPartySms, imageCDNs }) {
  const brands = merchants.filter(({ trial }) => !trial)
  const switches = [
    ['closed for 30 min', maintenance, 'maintenance', { minutes: 30 }],
    ['upgrading', upgrading, 'upgrading'],
    ['region refused', region, 'region'],
    ['addresses refused', ip, 'ip'],
    ['SMS codes by a third party', thirdPartySms, 'thirdPartySms'],
    ['image CDNs, one of them dead', imageCDNs, 'imageCDNs'],
  ]
  const rows = brands.map(({ code, name }) =>
    make(
      'fieldset',
      {},
      make('legend', {}, name),
      ...switches.map(([label, codes, path, more]) =>
        toggle(label, codes.includes(code), (on) => act(path, { merchant: code, on, ...more })),
      ),
    ),
  )
  $('merchants').replaceChildren(...rows)
  for (const select of elements('[data-merchants]')) {
    const all = 'all' in select.dataset ? [make('option', { value: '' }, 'all')] : []
    if (select.options.length !== brands.length + all.length)
      select.replaceChildren(...all, ...brands.map(({ code, name }) => make('option', { value: code }, name)))
  }
}

function showFlags({ merchants, features }) {
  const merchant = merchants.find(({ code }) => code === $('flagMerchant').value)
  if (!merchant) return
  const { flags, promotions } = merchant.whitelabel
  const all = [...Object.entries(flags), ...Object.entries(promotions).map(([key, { enabled }]) => [key, enabled])]
  const change = (flag) => (on) => act('flags', { merchant: merchant.code, flag, on })
  $('flags').replaceChildren(...all.map(([flag, on]) => toggle(`${flag}: ${features[flag] ?? ''}`, on, change(flag))))
}

function showCaptchas({ captchas }) {
  const item = ({ digits, merchant }) => make('li', {}, make('span', { className: 'digits' }, digits), make('span', {}, merchant))
  $('captchas').replaceChildren(...captchas.map(item))
  document.querySelector('[data-empty=captchas]').hidden = captchas.length > 0
}

function showMessages({ messages }) {
  const item = ({ recipient, text, at }) => {
    const about = `${recipient}, ${new Date(at).toLocaleTimeString()}`
    return make('li', {}, make('p', {}, text), make('p', { className: 'hint' }, about))
  }
  $('messages').replaceChildren(...messages.map(item))
  document.querySelector('[data-empty=messages]').hidden = messages.length > 0
}

function showFaults({ faults }) {
  const item = (fault) => {
    const remove = make('button', { className: 'quiet', type: 'button' }, 'Remove')
    remove.addEventListener('click', () => act('faults/clear', { id: fault.id }))
    return make('li', {}, make('span', {}, textOfFault(fault)), remove)
  }
  $('faults').replaceChildren(...faults.map(item))
}

function showLogins({ logins }) {
  const row = ({ at, merchant, username, address, outcome }) =>
    make('tr', {}, ...[new Date(at).toLocaleTimeString(), merchant, username, address, outcome].map((text) => make('td', {}, text)))
  $('logins').replaceChildren(...logins.map(row))
}

async function refresh() {
  const state = await call('state')
  $('clock').textContent = new Date(state.now).toLocaleString()
  $('switched').textContent = `Switched on: ${switchedOn(state).join(' · ') || 'nothing'}`
  for (const show of [showMerchants, showFlags, showCaptchas, showMessages, showFaults, showLogins]) show(state)
}

function bodyOf(form) {
  const fields = [...form.elements].filter(({ name, value }) => name && value !== '')
  return Object.fromEntries(
    fields.map(({ name, value, dataset }) => [name, 'number' in dataset ? Number(value) * Number(dataset.factor ?? 1) : value]),
  )
}

for (const form of elements('form')) {
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const { action } = form.dataset
    const answer = await act(action, bodyOf(form))
    if (action === 'keys/rotate' && answer) $('key').textContent = `${answer.kid}, until ${new Date(answer.notAfter).toLocaleDateString()}`
    if (action === 'members' && answer) $('members').textContent = `${answer.userName} · ${answer.password}`
  })
}

$('reset').addEventListener('click', () => act('reset', {}))
$('seed').addEventListener('click', () => resetToSeed(refresh))
$('flagMerchant').addEventListener('change', () => refresh())
$('audit').addEventListener('click', async () => {
  const entries = Object.entries(await call('ledger'))
  $('ledger').replaceChildren(...entries.flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, String(value))]))
})

const tick = () => refresh().catch((error) => say(error.message, 'bad'))
await tick()
showForms($('settings'), {
  names: [
    'audience',
    'rules',
    'deposits/channel',
    'withdrawals/switch',
    'withdrawals/settings',
    'rebates/limits',
    'rebates/quota',
    'rebates/lowering',
  ],
  onDone: refresh,
})
setInterval(() => document.hidden || document.activeElement?.closest('section') || tick(), 3000)
