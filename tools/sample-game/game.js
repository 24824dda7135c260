// A third party's game without a framework and without our SDK: heads or tails for 1.00.
// It shows all that the bridge asks of a game. `?broken=…` breaks one rule each, to show what the contract suite says about it.

// Its sites, here that of the contract suite; a real game has them from its server or its configuration.
const KNOWN_SITES = ['http://127.0.0.1:4770']
const STAKE = 100
const SPIN_MS = 400
const broken = new URLSearchParams(location.search).get('broken')
const address = new URLSearchParams(location.hash.slice(1))
const [session, host] = [address.get('session'), address.get('host')]
// Anyone can write an address: in an unknown site the game is silent.
const isKnown = KNOWN_SITES.includes(host) || broken === 'anyHost'
const $ = (id) => document.getElementById(id)

// A page that is loaded again goes on above its last number.
let sequence = Date.now()
let lastOfHost = 0
let balance = 250
let round
let paused = false
let closing = false

function send(type, fields = {}) {
  if (!isKnown) return
  if (broken !== 'repeatsSequence') sequence++
  parent.postMessage({ bridge: 1, session, sequence, type, ...fields }, host)
}

addEventListener('message', ({ data, origin, source }) => {
  const isTrusted =
    isKnown && origin === host && source === parent && data?.bridge === 1 && data.session === session && data.sequence > lastOfHost
  if (!isTrusted && broken !== 'trusting') return
  lastOfHost = data.sequence
  if (data.type === 'pause') paused = true
  if (data.type === 'resume') {
    paused = false
    // The site says what the wallet has after a deposit.
    if (data.balance !== undefined) balance = data.balance
  }
  if (data.type === 'language') document.documentElement.lang = data.locale
  if (data.type === 'theme') document.documentElement.style.colorScheme = data.scheme
  if (data.type === 'close') closing = broken !== 'ignoresClose'
  show()
  if (closing && !round) send('exit')
})

function play() {
  if (round || closing || (paused && broken !== 'playsInPause')) return
  if (balance < STAKE) return send('needDeposit')
  round = crypto.randomUUID?.() ?? `round-${Date.now()}`
  balance -= STAKE
  send('roundStarted', { roundId: round, stake: broken === 'amountsAsText' ? '1.00' : STAKE })
  show('…')
  // A real game asks its own server for the result.
  setTimeout(end, SPIN_MS)
}

function end() {
  const payout = Math.random() < 0.5 ? 2 * STAKE : 0
  balance += payout
  const ended = { roundId: round, stake: STAKE, payout }
  round = undefined
  show(payout > STAKE ? 'You won.' : 'Next time.')
  if (broken !== 'endless') send('roundEnded', ended)
  send('balance', { balance })
  if (closing) send('exit')
}

function show(text = $('result').textContent) {
  $('result').textContent = text
  $('balance').textContent = (balance / 100).toFixed(2)
  $('play').disabled = Boolean(round) || closing || (paused && broken !== 'playsInPause')
  $('deposit').hidden = balance >= STAKE
}

$('play').addEventListener('click', play)
$('deposit').addEventListener('click', () => send('needDeposit'))
show()
if (broken !== 'silent') send('ready')
