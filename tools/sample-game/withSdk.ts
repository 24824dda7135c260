import { connectHost, readBridgeAddress, windowPort } from '@platform/sdk/gameBridge'

// The same page as that of game.js with the SDK, which checks window, origin, session, numbers and order: heads or tails for 1.00.

const KNOWN_SITES = ['http://127.0.0.1:4770']
const STAKE = 100
const [play, deposit] = [document.querySelector<HTMLButtonElement>('#play')!, document.querySelector<HTMLButtonElement>('#deposit')!]

/** Plays in a site that the game knows. */
function start(session: string, host: string) {
  let balance = 250
  let [isPaused, isClosing, isRunning] = [false, false, false]
  const site = connectHost({
    port: windowPort(window.parent, host),
    session,
    onMessage(message) {
      if (message.type === 'pause') isPaused = true
      if (message.type === 'resume') {
        isPaused = false
        balance = message.balance ?? balance
      }
      if (message.type === 'close') isClosing = true
      deposit.hidden = balance >= STAKE
      if (isClosing && !isRunning) site.send({ type: 'exit' })
    },
  })

  play.addEventListener('click', () => {
    if (isRunning || isPaused || isClosing) return
    if (balance < STAKE) return void site.send({ type: 'needDeposit' })
    const roundId = `round-${Date.now()}`
    isRunning = true
    site.send({ type: 'roundStarted', roundId, stake: STAKE })
    setTimeout(() => {
      const payout = Math.random() < 0.5 ? 2 * STAKE : 0
      balance += payout - STAKE
      isRunning = false
      site.send({ type: 'roundEnded', roundId, stake: STAKE, payout })
      site.send({ type: 'balance', balance })
      if (isClosing) site.send({ type: 'exit' })
    }, 400)
  })
  deposit.addEventListener('click', () => site.send({ type: 'needDeposit' }))
  site.send({ type: 'ready' })
}

const address = readBridgeAddress(location.hash)
if (address && KNOWN_SITES.includes(address.host)) start(address.session, address.host)
