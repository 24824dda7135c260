import fc from 'fast-check'
import * as zod from 'zod/mini'
import { expect, test } from 'vitest'
import { dictionary } from './dictionary.ts'
import { count, flagOn, id, money, optionalInt, text } from './fields.ts'
import { list, optionalList } from './list.ts'
import { orElse } from './orElse.ts'
import { part } from './part.ts'

const odd = fc.constantFrom<unknown>('', 'x', 0, 1.5, true, null, undefined, [], {}, ['a', 1], [''], { __proto__: null, id: 'a' })
const row = fc.dictionary(
  fc.constantFrom('id', 'name', 'clicks', 'unheardOf', '__proto__'),
  fc.oneof({ weight: 3, arbitrary: odd }, fc.anything()),
)

/** The issues, too: which field is said to be wrong must stay. */
const say = (schema: zod.ZodMiniType, value: unknown) => {
  const { success, data, error } = zod.safeParse(schema, value)
  return { success, data, keys: Object.keys(Object(data)).toSorted(), issues: error?.issues.map(({ code, path }) => [code, path]) }
}

// The linter reads `zod.catch(…)` as a promise’s.
const caught = zod.catch
const shape = { id: zod._default(id, ''), name: text, clicks: count }
// An array is no object to zod; a part takes it as an empty one.
const asObject = zod.transform((value: unknown) => (typeof value === 'object' && value && !Array.isArray(value) ? value : {}))
const fitting = zod.transform((value: unknown) =>
  Object.fromEntries(
    Object.entries(Object(value)).flatMap(([name, wire]) => {
      const { success, data } = zod.safeParse(id, wire)
      return success ? [[name, data]] : []
    }),
  ),
)

test.each<[string, zod.ZodMiniType, zod.ZodMiniType]>([
  ['part', part(zod.object(shape)), zod.prefault(zod.pipe(asObject, zod.object(shape)), {})],
  ['dictionary', dictionary(id), zod.prefault(fitting, {})],
  ['optionalList', optionalList(id), zod.prefault(zod.pipe(zod.transform((value: unknown) => value ?? []), list(id)), [])], // prettier-ignore
  ['orElse', orElse(id, () => ''), caught(id, '')],
  ['text', text, caught(zod.string(), '')],
  ['count', count, caught(zod.int(), 0)],
  ['flagOn', flagOn, caught(zod.boolean(), true)],
])('[architecture: sdk] `%s` reads as the same made of what zod exports, also where it is left out', (_name, own, reference) => {
  const value = fc.oneof(row, odd, fc.array(odd), fc.constant({ id: 'a' }), fc.anything())
  const same = fc.property(
    fc.oneof(
      fc.constant({}),
      value.map((it) => ({ it })),
    ),
    (wire) => {
      expect(say(zod.object({ it: own }), wire)).toEqual(say(zod.object({ it: reference }), wire))
    },
  )
  fc.assert(same, { numRuns: 1000 })
})

test('[contract: money] no zero is negative', () => {
  expect(zod.parse(zod.object({ amount: money }), { amount: -0 })).toStrictEqual({ amount: 0 })
})

test('[architecture: sdk] an item that is dropped counts once, also beside a field that is wrong and reads as absent', () => {
  const drops = { dropped: { items: 0 } }
  const read = zod.safeParse(zod.object({ tags: list(id), when: optionalInt }), { tags: ['a', 'b', 1], when: null }, drops as object)
  expect([read.data, drops.dropped.items]).toEqual([{ tags: ['a', 'b'], when: undefined }, 1])
})
