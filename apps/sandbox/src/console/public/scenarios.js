import { $, call, make, say } from './dom.js'
import { resetToSeed } from './resetToSeed.js'

const form = $('search')
const field = (name) => form.elements[name].value
const [scenarios, { merchants }] = await Promise.all([call('scenarios'), call('state')])
form.elements.merchant.append(...merchants.filter(({ trial }) => !trial).map(({ code, name }) => make('option', { value: code }, name)))

/** Steps on the device that the console cannot take, for the tester. */
const byHand = {
  offline: () => 'When the site is there, switch the connection off and open the screen from the menu.',
  slow: () => 'Use a slow mobile network.',
  storageFull: () => 'Fill the storage of the browser, or block it.',
  stored: () => 'Answer the questions before it.',
  reducedMotion: () => 'Switch on "reduce motion" in the settings of the phone.',
  textScale: (scale) => `Set the text size of the browser to ${scale * 100} %.`,
  longTexts: () => 'Longer texts are drawn by npm run pictures only.',
  code: () => 'When the site is there, switch the connection off before the screen is opened for the first time.',
}

const byCable =
  'A phone reaches this address by cable alone (adb reverse). Otherwise open the console by the name of the machine in your network, over HTTPS.'
const plain = 'This address is plain HTTP: on a phone the site says "insecure connection". Start the gateway with TLS_CERT and TLS_KEY.'

const attempt = (work) => async () => {
  try {
    await work()
    await showChanged()
  } catch (error) {
    say(error.message, 'bad')
  }
}

function button(text, label, work) {
  const element = make('button', { type: 'button', className: 'quiet', ariaLabel: label }, text)
  element.addEventListener('click', attempt(work))
  return element
}

async function open(scenario) {
  const { id, session, link } = await call('scenarios/open', { merchant: field('merchant'), language: field('language'), scenario })
  const port = Number(location.port || (location.protocol === 'https:' ? 443 : 80)) + link.port
  const address = `${location.protocol}//${location.hostname}:${port}${link.path}`
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)
  const reach = isLocal ? byCable : isSecureContext ? '' : plain
  const steps = Object.entries(scenario.browser ?? {}).map(([name, value]) => byHand[name](value))
  const heading = make('h3', { tabIndex: -1 }, scenario.about)
  $('opened').replaceChildren(
    heading,
    make(
      'p',
      { className: 'hint' },
      `${scenario.name} · ${session ? `signed in as ${session.userName}` : 'a guest'} · good for ten minutes`,
    ),
    ...steps.map((text) => make('p', {}, text)),
    make('p', {}, make('a', { href: address, target: '_blank', rel: 'noopener' }, 'Open this state')),
    make(
      'div',
      { className: 'actions' },
      button('Copy link', `Copy the link of ${scenario.name}`, async () => {
        await navigator.clipboard.writeText(address)
        say('The link is copied.')
      }),
      button('Copy for others', `Copy a link with which others open ${scenario.name} for themselves`, async () => {
        await navigator.clipboard.writeText(linkFor(scenario))
        say('The link is copied: whoever opens it gets the state for themselves.')
      }),
      button('Undo', `Undo ${scenario.name}`, () => undo(id, scenario.name)),
    ),
    make('img', { className: 'code', src: `/console/api/qr?text=${encodeURIComponent(address)}`, alt: `QR code of ${scenario.name}` }),
    ...(reach ? [make('p', { className: 'hint' }, reach)] : []),
  )
  $('openedEmpty').hidden = true
  heading.focus()
  say(`${scenario.name} is open.`)
}

/** Link that opens the scenario for a tester, in a separate session. */
const linkFor = ({ name }) =>
  `${location.origin}${location.pathname}?${new URLSearchParams({ scenario: name, merchant: field('merchant'), language: field('language') })}`

/** `?scenario=gameList/empty&merchant=lotus&language=EN` opens that state at once; a reload does not open it again. */
async function openAsked() {
  const query = new URLSearchParams(location.search)
  const name = query.get('scenario')
  if (!name) return
  history.replaceState(null, '', location.pathname)
  for (const one of ['merchant', 'language']) if (query.get(one)) form.elements[one].value = query.get(one)
  showAll()
  if (!field('merchant') || !field('language')) throw new Error('There is no such merchant or language.')
  const scenario = scenarios.find((one) => one.name === name)
  if (!scenario) throw new Error(`There is no scenario ${name}.`)
  if (!scenario.merchants.includes(field('merchant'))) throw new Error(`${field('merchant')} has no screen for ${name}.`)
  await open(scenario)
}

async function undo(id, name) {
  await call('scenarios/undo', { id })
  say(`${name}: undone.`)
}

async function showChanged() {
  const open = (await call('state')).scenarios
  const row = ({ id, name, merchant, at }) =>
    make(
      'li',
      {},
      make('span', {}, `${name} · ${merchant} · ${new Date(at).toLocaleTimeString()}`),
      button('Undo', `Undo ${name} of ${new Date(at).toLocaleTimeString()}`, () => undo(id, name)),
    )
  $('changed').replaceChildren(...open.map(row))
  $('changedCount').textContent = open.length
  $('changedEmpty').hidden = open.length > 0
  $('undoAll').hidden = open.length === 0
}

function showAll() {
  const words = field('words').toLowerCase().split(/\s+/)
  const found = scenarios
    .filter(({ merchants }) => merchants.includes(field('merchant')))
    .filter(({ name, about }) => words.every((word) => `${name} ${about}`.toLowerCase().includes(word)))
  const row = (scenario) =>
    make(
      'li',
      {},
      make('span', {}, make('strong', {}, scenario.name), ` ${scenario.about}`),
      button('Open', `Open ${scenario.name}`, () => open(scenario)),
    )
  $('all').replaceChildren(...found.map(row))
  $('allCount').textContent = found.length
}

$('undoAll').addEventListener(
  'click',
  attempt(async () => {
    await call('scenarios/undo', {})
    say('Everything is undone.')
  }),
)
$('seed').addEventListener('click', () =>
  resetToSeed(async () => {
    $('opened').replaceChildren()
    $('openedEmpty').hidden = false
    await showChanged()
  }),
)
form.addEventListener('input', showAll)
form.addEventListener('submit', (event) => event.preventDefault())
showAll()
await attempt(showChanged)()
await attempt(openAsked)()
