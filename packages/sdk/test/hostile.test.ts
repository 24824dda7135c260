import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { getGameList } from '../src/exports/games.ts'
import { PlatformError } from '../src/exports/index.ts'
import { allCalls } from '../src/testing/allCalls.ts'
import { generate } from './generate.ts'
import { clientOf } from './stubGateway.ts'

/** With another seed in every run; 10,000 in `npm run soak`. */
const numRuns = Number(process.env.SDK_MUTATIONS ?? 50)
const seed = Number(process.env.SDK_SEED ?? Date.now() % 2 ** 31)
console.warn(`SDK_SEED=${seed} repeats these ${numRuns} mutations per call`)

/** Back-off takes no time, and no call times out. */
const withoutWaiting = () => vi.stubGlobal('setTimeout', (then: () => void, ms: number) => ms < 10_000 && queueMicrotask(then))

afterEach(() => vi.unstubAllGlobals())

const deep = (levels: number): unknown => (levels ? { a: deep(levels - 1) } : 1)
const junk = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(null, '', [], {}, -1, 1e308, '1e9', true, 'javascript:alert(1)', { __proto__: null, captcha: true }, deep(40), [[[[]]]]),
)

/** One place of a JSON value, deleted or replaced. */
function mutate(value: unknown, path: number[], by: unknown): unknown {
  const keys = typeof value === 'object' && value ? Object.keys(value) : []
  if (!keys.length || !path.length) return by
  const [first = 0, ...rest] = path
  const key = keys[first % keys.length]!
  const changed = mutate((value as Record<string, unknown>)[key], rest, by)
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>
  if (changed === undefined) delete copy[key]
  else copy[key] = changed
  return copy
}

const broken = fc.constantFrom('', 'null', '[]', '<html>502</html>', '{"success":true', '\u0000', '{"success":false}', '"x"')
/** More than a client reads, of whatever call: seldom, as making one takes as long as a hundred others. */
const tooLong = fc.constant('1'.repeat(2_200_000))
const statuses = fc.constantFrom(200, 200, 200, 200, 201, 299, 400, 401, 403, 404, 408, 409, 418, 422, 425, 429, 500, 502, 503)
const headers = fc.constantFrom<Record<string, string>>(
  {},
  { 'Retry-After': '1' },
  { 'Retry-After': 'soon' },
  { 'X-Server-Time': 'NaN' },
  { 'X-Server-Time': '-5', 'Retry-After': '999999999999' },
)

describe.for(allCalls.map((call) => [call.name, call] as const))('[7] %s', ([, call]) => {
  test('leaves nothing but PlatformErrors of mutated answers', async () => {
    withoutWaiting()
    const change = fc.record({ path: fc.array(fc.nat(20), { minLength: 1, maxLength: 5 }), by: fc.option(junk, { nil: undefined }) })
    const mutated = fc.tuple(generate(call.output), change, fc.boolean()).map(([output, { path, by }, ok]) => {
      const value = z.encode(call.output, output)
      return JSON.stringify(mutate(call.bare ? value : { success: ok, errorCode: 'login.password', value }, path, by)) ?? ''
    })
    const body = fc.oneof(
      { weight: 300, arbitrary: mutated },
      { weight: 50, arbitrary: broken },
      { weight: 50, arbitrary: junk.map((value) => JSON.stringify(value)) },
      { weight: 1, arbitrary: tooLong },
    )
    const answers = fc.asyncProperty(generate(call.input), body, statuses, headers, async (input, text, status, extra) => {
      const client = clientOf(() => new Response(text, { status, headers: extra }))
      const error: unknown = await client.request(call, input).catch((caught: unknown) => caught ?? 'nothing')
      if (error instanceof Error) expect(error).toBeInstanceOf(PlatformError)
      if (error instanceof PlatformError) expect([error.messageKey, error.kind, error.message].every(Boolean)).toBe(true)
    })
    await expect(fc.assert(answers, { numRuns, seed })).resolves.toBeUndefined()
  })

  test.for([
    ['null', null],
    ['an array', [1]],
    ['a string', 'x'],
    ['a symbol', { key: Symbol('x'), nodeId: Symbol('x'), username: Symbol('x'), types: Symbol('x') }],
    ['a bigint', { pageNo: 1n, key: 1n, nodeId: 1n, username: 1n }],
    ['functions', { key: () => 1, nodeId: () => 1, username: () => 1, types: () => 1 }],
    ['an own __proto__', JSON.parse('{"__proto__":{"polluted":1},"nodeId":"a","vendor":"b"}') as unknown],
  ] as const)('leaves nothing but PlatformErrors of %s as input', async ([, input]) => {
    withoutWaiting()
    const client = clientOf(() => new Response('{}'))
    const error: unknown = await client.request(call, input).catch((caught: unknown) => caught)
    if (error instanceof Error) expect(error).toBeInstanceOf(PlatformError)
    expect(({} as { polluted?: 1 }).polluted).toBeUndefined()
  })
})

test('the same mutations do break code that trusts an answer', async () => {
  const output = generate(getGameList.output).filter((page) => (page as { games: unknown[] }).games.length > 0)
  const trusting = fc.property(output, fc.array(fc.nat(20), { minLength: 1, maxLength: 3 }), junk, (page, path, by) => {
    const { games } = mutate(z.encode(getGameList.output, page as never), path, by) as { games: { gameName: string }[] }
    games.map((game) => game.gameName.length)
  })
  expect(() => fc.assert(trusting, { numRuns: 200, seed })).toThrow(/Property failed/)
})
