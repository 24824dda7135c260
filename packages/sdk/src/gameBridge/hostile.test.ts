import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeParse } from 'zod/mini'
import { connectGame } from './connectGame.ts'
import { connectHost } from './connectHost.ts'
import { gameMessages, hostMessages } from './messages.ts'
import { shellPort, windowPort } from './ports.ts'
import type { BridgeRefusal } from './Refusal.ts'
import { GameMessageSchema, HostMessageSchema } from './schemas.ts'
import { origin, session, twoWindows } from '../../test/twoWindows.ts'

const types = [...Object.keys(gameMessages), ...Object.keys(hostMessages), '__proto__', 'constructor', 'toString', 'navigate']
const keys = ['roundId', 'stake', 'payout', 'balance', 'code', 'fatal', 'reason', 'locale', '__proto__', 'constructor', 'prototype', 'then']

/** What structured cloning can bring, and what a careless shell might pass on. */
const strange = fc.oneof(
  fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withSet: true,
    withTypedArray: true,
    withSparseArray: true,
    withNullPrototype: true,
  }),
  fc.constant(0).map(() => {
    const cyclic: Record<string, unknown> = { bridge: 1, session, sequence: 1, type: 'ready' }
    return Object.assign(cyclic, { self: cyclic })
  }),
  fc.nat(200_000).map((length) => 'x'.repeat(length)),
  fc.nat(50_000).map((length) => ({ bridge: 1, session, sequence: 1, type: 'ready', list: Array.from({ length }, () => 0) })),
  fc.nat(2000).map((length) => Object.fromEntries(Array.from({ length: length + 13 }, (_, at) => [`k${at}`, at]))),
  fc.constantFrom(
    new Error('error'),
    /x/,
    new ArrayBuffer(8),
    new Proxy({}, { ownKeys: () => { throw new Error('trap') } }), // prettier-ignore
    Object.defineProperty({}, 'bridge', { enumerable: true, get: () => { throw new Error('getter') } }), // prettier-ignore
    JSON.parse('{"__proto__":{"bridge":1,"type":"exit"}}') as object,
    Object.create({ bridge: 1, session, sequence: 1, type: 'exit' }) as object,
    '{"bridge":1',
    '[]',
    'null',
  ),
)

/** Nearly a message: every part may be wrong. At least one is: the session, the number, or a field that no message has. */
const nearly = fc
  .record({
    bridge: fc.oneof(fc.constant(1), fc.anything()),
    session: fc.oneof(fc.constant<unknown>(session), fc.anything(), fc.constant([session])),
    sequence: fc.oneof(fc.integer(), fc.double(), fc.constantFrom<unknown>('1', null, Infinity, -1, 2 ** 60, { valueOf: () => 9 })),
    type: fc.oneof(fc.constantFrom<unknown>(...types), fc.anything()),
    fields: fc.dictionary(fc.constantFrom(...keys), fc.anything(), { maxKeys: 5 }),
    spoilt: fc.constantFrom('session', 'sequence', 'field', 'version'),
  })
  .map(({ fields, spoilt, ...message }) => {
    const wrong = {
      session: { session: 'of-another-launch-1' },
      sequence: { sequence: -1 },
      field: { extra: 1 },
      version: { bridge: '1' },
    }[spoilt]
    return { ...fields, ...message, ...wrong }
  })

const pollution = fc
  .constantFrom(
    '{"bridge":1,"session":"S","sequence":1,"type":"ready","__proto__":{"polluted":1}}',
    '{"bridge":1,"session":"S","sequence":1,"type":"ready","constructor":{"prototype":{"polluted":1}}}',
  )
  .map((json) => json.replace('S', session))
  .chain((json) => fc.constantFrom<unknown>(json, JSON.parse(json)))

const hostile = fc.oneof(
  { arbitrary: strange, weight: 2 },
  { arbitrary: nearly, weight: 4 },
  nearly.map((one) => safeJson(one)),
  pollution,
)
const from = fc.constantFrom(origin, origin, origin, 'https://evil.example', 'null', '', `${origin}.evil.example`, `${origin}:444`)

function safeJson(value: unknown): unknown {
  try {
    return JSON.stringify(value)
  } catch {
    return '{'
  }
}

test('[7.3] ten thousand hostile messages: nothing but typed refusals, at both sides and over both ports', () => {
  const { other, arrives, sent } = twoWindows()
  const shell = { postMessage: (json: string) => void sent.push(json), onmessage: null as ((event: { data: unknown }) => void) | null }
  const [accepted, refusals]: [unknown[], BridgeRefusal[]] = [[], []]
  const options = {
    session,
    onMessage: (one: unknown) => void accepted.push(one),
    onRefused: (one: BridgeRefusal) => void refusals.push(one),
  }
  connectGame({ ...options, port: windowPort(other, origin) })
  connectHost({ ...options, port: windowPort(other, origin) })
  connectHost({ ...options, port: shellPort(shell) })
  const reasons: Record<string, number> = {}

  fc.assert(
    fc.property(hostile, from, fc.boolean(), (data, sender, isKnown) => {
      const before = refusals.length
      arrives(data, { from: sender, source: isKnown ? other : {} })
      shell.onmessage!({ data })
      expect(accepted).toEqual([])
      expect(refusals.length - before).toBe(3)
      for (const one of refusals.slice(before)) {
        reasons[one.refused] = (reasons[one.refused] ?? 0) + 1
        expect((one.about ?? '').length).toBeLessThanOrEqual(40)
      }
    }),
    { numRuns: 10_000 },
  )
  expect(sent).toEqual([])
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  // The generator reaches every check that a first message can fail.
  expect(Object.keys(reasons).toSorted()).toEqual([
    'field',
    'origin',
    'sequence',
    'session',
    'size',
    'type',
    'unreadable',
    'version',
    'window',
  ])
}, 120_000)

test('[7.3] a recorded evening that is played again message by message, in any order, is refused to the last one', () => {
  const { other, arrives } = twoWindows()
  const accepted: unknown[] = []
  const refusals: BridgeRefusal[] = []
  connectGame({
    port: windowPort(other, origin),
    session,
    onMessage: (one) => void accepted.push(one),
    onRefused: (one) => void refusals.push(one),
  })
  const evening: object[] = [{ bridge: 1, session, sequence: 1, type: 'ready' }]
  for (let round = 0; round < 50; round++) {
    const about = { bridge: 1, session, roundId: `r${round}`, stake: 100 }
    evening.push(
      { ...about, sequence: 2 + round * 2, type: 'roundStarted' },
      { ...about, sequence: 3 + round * 2, type: 'roundEnded', payout: 0 },
    )
  }
  for (const message of evening) arrives(message)
  expect(accepted).toHaveLength(101)
  fc.assert(
    fc.property(fc.constantFrom(...evening), (message) => {
      arrives(message)
      expect(accepted).toHaveLength(101)
      expect(refusals.at(-1)?.refused).toBe('sequence')
    }),
    { numRuns: 1000 },
  )
})

test('[7.3] the schemas and the bridge agree on every message', () => {
  const { other, arrives } = twoWindows()
  const accepted: unknown[] = []
  connectHost({ port: windowPort(other, origin), session, onMessage: (one) => void accepted.push(one) })
  let sequence = 0
  let good = 0
  const value = fc.oneof(fc.constantFrom<unknown>('deposit', 'idle', 'light', 'pt-BR', '#00ff00', true, 0, 100), fc.anything())
  const message = fc
    .tuple(fc.constantFrom(...Object.entries(hostMessages)), fc.array(value, { minLength: 2, maxLength: 2 }))
    .map(([[type, fields], values]) => ({ type, ...Object.fromEntries(Object.keys(fields).map((name, at) => [name, values[at]])) }))
  fc.assert(
    fc.property(message, (one) => {
      const before = accepted.length
      arrives({ bridge: 1, session, sequence: ++sequence, ...one })
      const isGood = safeParse(HostMessageSchema, one).success
      if (isGood) good++
      expect(accepted.length - before).toBe(isGood ? 1 : 0)
    }),
    { numRuns: 2000 },
  )
  expect(good).toBeGreaterThan(100)
  expect(safeParse(GameMessageSchema, { type: 'roundEnded', roundId: 'r1', stake: 1, payout: 2 }).success).toBe(true)
})
