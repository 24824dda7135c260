import { expect, test } from 'vitest'
import { connectGame } from './connectGame.ts'
import { connectHost } from './connectHost.ts'
import { readBridgeAddress, withBridge } from './bridgeAddress.ts'
import type { GameMessage, HostMessage } from './messages.ts'
import { type NativeShell, shellPort, windowPort } from './ports.ts'
import type { BridgeRefusal } from './Refusal.ts'
import { origin, session, twoWindows } from '../../test/twoWindows.ts'

/** The site's side, of a game in a frame. */
function site() {
  const windows = twoWindows()
  const [messages, refusals]: [GameMessage[], BridgeRefusal[]] = [[], []]
  const game = connectGame({
    port: windowPort(() => windows.other, origin),
    session,
    onMessage: (message) => void messages.push(message),
    onRefused: (refusal) => void refusals.push(refusal),
  })
  let sequence = 0
  const says = (message: object, envelope: object = {}) => {
    windows.arrives({ bridge: 1, session, sequence: ++sequence, ...message, ...envelope })
    return refusals.at(-1)
  }
  return { ...windows, game, messages, refusals, says }
}

test('[7.3] the site hears ready and a round, and knows the round that is running', () => {
  const { game, messages, refusals, says } = site()
  says({ type: 'ready' })
  says({ type: 'roundStarted', roundId: 'r1', stake: 100 })
  expect(game.round()).toBe('r1')
  says({ type: 'roundEnded', roundId: 'r1', stake: 100, payout: 250 })
  expect(game.round()).toBeUndefined()
  expect(messages).toEqual([
    { type: 'ready' },
    { type: 'roundStarted', roundId: 'r1', stake: 100 },
    { type: 'roundEnded', roundId: 'r1', stake: 100, payout: 250 },
  ])
  expect(refusals).toEqual([])
})

test('[7.3] a message of another origin, window, session or version has no effect', () => {
  const { arrives, messages, refusals, says } = site()
  const good = { bridge: 1, session, sequence: 1, type: 'ready' }
  arrives(good, { from: 'https://evil.example' })
  arrives(good, { from: `${origin}.evil.example` })
  arrives(good, { from: 'null' })
  arrives(good, { source: {} })
  arrives(good, { source: null })
  says({ type: 'ready' }, { session: 'another-session-of-16' })
  says({ type: 'ready' }, { bridge: 2 })
  says({ source: 'platform-play', version: 1, type: 'exit' }, { bridge: undefined })
  expect(messages).toEqual([])
  expect(refusals.map(({ refused }) => refused)).toEqual([
    'origin',
    'origin',
    'origin',
    'window',
    'window',
    'session',
    'version',
    'version',
  ])
})

test('[7.3] a message that is sent twice or out of order has no effect', () => {
  const { messages, says } = site()
  says({ type: 'ready' }, { sequence: 10 })
  expect(says({ type: 'exit' }, { sequence: 10 })).toEqual({ refused: 'sequence', about: 'exit' })
  expect(says({ type: 'exit' }, { sequence: 9 })).toEqual({ refused: 'sequence', about: 'exit' })
  expect(says({ type: 'exit' }, { sequence: 10.5 })).toEqual({ refused: 'sequence', about: 'exit' })
  expect(messages).toEqual([{ type: 'ready' }])
})

test.each([
  ['of no type', {}, { refused: 'type' }],
  ['of an unknown type', { type: 'navigate' }, { refused: 'type', about: 'navigate' }],
  ['of the other direction', { type: 'pause', reason: 'idle' }, { refused: 'type', about: 'pause' }],
  ['of the name of a member of every object', { type: 'constructor' }, { refused: 'type', about: 'constructor' }],
  ['without a field', { type: 'roundStarted', roundId: 'r' }, { refused: 'field', about: 'stake' }],
  ['with a negative amount', { type: 'balance', balance: -1 }, { refused: 'field', about: 'balance' }],
  ['with an amount that is a text', { type: 'balance', balance: '100' }, { refused: 'field', about: 'balance' }],
  ['with half a cent', { type: 'balance', balance: 0.5 }, { refused: 'field', about: 'balance' }],
  ['with an unknown field', { type: 'exit', to: 'https://evil.example' }, { refused: 'field', about: 'to' }],
  ['with a long id', { type: 'roundStarted', roundId: 'r'.repeat(129), stake: 1 }, { refused: 'field', about: 'roundId' }],
  ['with too many fields', Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`f${at}`, at])), { refused: 'size' }],
])('[7.3] a message %s is refused', (_name, message, refused) => {
  const { says, messages } = site()
  says({ type: 'ready' })
  expect(says(message)).toEqual(refused)
  expect(messages).toHaveLength(1)
})

test('[7.3] a round has one start and one end, after ready', () => {
  const { says, messages } = site()
  expect(says({ type: 'roundStarted', roundId: 'r1', stake: 100 })).toEqual({ refused: 'order', about: 'roundStarted' })
  says({ type: 'ready' })
  expect(says({ type: 'roundEnded', roundId: 'r1', stake: 100, payout: 0 })).toEqual({ refused: 'order', about: 'roundEnded' })
  says({ type: 'roundStarted', roundId: 'r1', stake: 100 })
  expect(says({ type: 'roundStarted', roundId: 'r2', stake: 100 })).toEqual({ refused: 'order', about: 'roundStarted' })
  expect(says({ type: 'roundEnded', roundId: 'r2', stake: 100, payout: 0 })).toEqual({ refused: 'order', about: 'roundEnded' })
  expect(messages.map(({ type }) => type)).toEqual(['ready', 'roundStarted'])
})

test('[7.3] a game that cannot start says so without ready', () => {
  const { says, messages, refusals } = site()
  says({ type: 'error', code: 'ticket.used', fatal: true })
  says({ type: 'exit' })
  expect([messages.length, refusals]).toEqual([2, []])
})

test('[7.3] neither side sends what the other would refuse', () => {
  const { game, sent } = site()
  expect(game.send({ type: 'pause', reason: 'idle' })).toBeUndefined()
  expect(game.send({ type: 'resume' })).toBeUndefined()
  expect(game.send({ type: 'resume', balance: -5 })).toEqual({ refused: 'field', about: 'balance' })
  expect(game.send({ type: 'jump' } as never)).toEqual({ refused: 'type', about: 'jump' })
  game.close()
  expect(game.send({ type: 'close' })).toEqual({ refused: 'closed', about: 'close' })
  expect(sent).toMatchObject([
    { bridge: 1, session, type: 'pause', reason: 'idle' },
    { bridge: 1, session, type: 'resume' },
  ])
})

test('[7.3] both sides understand each other over a native shell, also after the game is loaded again', () => {
  const texts: string[] = []
  const shellOfGame: NativeShell = { postMessage: (json) => shellOfHost.onmessage?.({ data: json }), onmessage: null }
  const shellOfHost: NativeShell = {
    postMessage: (json) => {
      texts.push(json)
      shellOfGame.onmessage?.({ data: json })
    },
    onmessage: null,
  }
  const heard: (GameMessage | HostMessage | BridgeRefusal)[] = []
  const onMessage = (message: GameMessage | HostMessage) => void heard.push(message)
  const game = connectGame({ port: shellPort(shellOfHost), session, onMessage, onRefused: (refusal) => void heard.push(refusal) })
  const load = () => connectHost({ port: shellPort(shellOfGame), session, onMessage })
  load().send({ type: 'ready' })
  game.send({ type: 'language', locale: 'pt-BR' })
  const before = Date.now()
  while (Date.now() === before); // A page is not loaded twice within a millisecond.
  load().send({ type: 'ready' })
  expect(heard).toEqual([{ type: 'ready' }, { type: 'language', locale: 'pt-BR' }, { type: 'ready' }])
  expect(typeof texts[0]).toBe('string')
})

test('[7.3] a window speaks in objects, a shell in texts: the other form of a good message is refused by both sides', () => {
  const { arrives, other } = twoWindows()
  const shell: NativeShell = { postMessage: () => undefined, onmessage: null }
  const heard: (GameMessage | HostMessage | BridgeRefusal)[] = []
  const note = (one: GameMessage | HostMessage | BridgeRefusal) => void heard.push(one)
  const close = { bridge: 1, session, sequence: 1, type: 'close' }
  connectHost({ port: windowPort(other, origin), session, onMessage: note, onRefused: note })
  arrives(JSON.stringify(close))
  connectHost({ port: shellPort(shell), session, onMessage: note, onRefused: note })
  for (const data of [close, JSON.stringify(close).padEnd(5000), JSON.stringify(close)]) shell.onmessage!({ data })
  expect(heard).toEqual([{ refused: 'unreadable' }, { refused: 'unreadable' }, { refused: 'size' }, { type: 'close' }])
})

test('[7.3] the address of a game carries the bridge, beside what its # part has already', () => {
  const bridge = { session, host: 'https://site.example' }
  expect(readBridgeAddress(new URL(withBridge('https://games.example/?ticket=1', bridge)).hash)).toEqual(bridge)
  expect(readBridgeAddress(new URL(withBridge('https://games.example/#lobby', bridge)).hash)).toEqual(bridge)
  for (const hash of ['', '#lobby', '#bridge=2&session=1234567890123456&host=h', '#bridge=1&session=short&host=h', '#bridge=1'])
    expect(readBridgeAddress(hash)).toBeUndefined()
})
