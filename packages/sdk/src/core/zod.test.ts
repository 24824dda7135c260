import fc from 'fast-check'
import * as zod from 'zod/mini'
import { expect, test } from 'vitest'
import { count, flagOn, id, money, optionalInt, text } from './fields.ts'
import { dictionary, part } from './field.ts'
import { list, optionalList } from './list.ts'
import { z } from './schema.ts'

const fieldsWith = (optional: typeof zod.optional) => ({
  id,
  name: text,
  clicks: count,
  open: flagOn,
  when: optionalInt,
  note: optional(id),
  shown: optional(text),
  limit: optional(optionalInt),
  short: text.check(zod.refine((value) => value !== 'x')),
  size: zod.nullable(zod.int()),
  tags: zod._default(list(id), []),
})
const fields = fieldsWith(z.optional)
const theirFields = fieldsWith(zod.optional)
const inner = { ...fields, more: z.optional(zod.record(zod.string(), zod.unknown())) }
const theirInner = { ...theirFields, more: zod.optional(zod.record(zod.string(), zod.unknown())) }
const mine = z.object({ ...inner, child: z.object(fields), children: z.array(z.object(fields)) })
const theirs = zod.object({ ...theirInner, child: zod.object(theirFields), children: zod.array(zod.object(theirFields)) })

const odd = fc.constantFrom<unknown>('', 'x', 0, 1.5, true, null, undefined, [], {}, ['a', 1], [''], { __proto__: null, id: 'a' })
const row = fc.dictionary(
  fc.constantFrom(...Object.keys(fields), 'unheardOf', '__proto__'),
  fc.oneof({ weight: 3, arbitrary: odd }, fc.anything()),
)
const sound = { id: 'a', name: 'b', clicks: 1, open: false, when: 2, size: null, tags: ['t'], child: { id: 'a', size: 1 }, children: [] }

/** The issues, too: which field is said to be wrong must stay. */
const say = (schema: zod.ZodMiniType, value: unknown) => {
  const { success, data, error } = zod.safeParse(schema, value)
  return { success, data, keys: Object.keys(Object(data)).toSorted(), issues: error?.issues.map(({ code, path }) => [code, path]) }
}

test('[architecture: sdk] an object reads as zod reads it: the same values, the same refusals at the same fields', () => {
  const value = fc.oneof(
    row.map((changes) => ({ ...sound, ...changes })),
    fc.tuple(row, fc.array(row)).map(([child, children]) => ({ ...sound, child: { ...sound.child, ...child }, children })),
    fc.tuple(fc.constantFrom(...Object.keys(sound)), odd).map(([name, bad]) => ({ ...sound, [name]: bad })),
    fc.constantFrom(...Object.keys(sound)).map((gone) => Object.fromEntries(Object.entries(sound).filter(([name]) => name !== gone))),
    fc.anything(),
  )
  const same = fc.property(value, (one) => {
    expect(say(mine, one)).toEqual(say(theirs, one))
  })
  fc.assert(same, { numRuns: 3000 })
})

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
  ['part', part(z.object(shape)), zod.prefault(zod.pipe(asObject, zod.object(shape)), {})],
  ['dictionary', dictionary(id), zod.prefault(fitting, {})],
  ['optionalList', optionalList(id), zod.prefault(zod.pipe(zod.transform((value: unknown) => value ?? []), list(id)), [])], // prettier-ignore
])('[architecture: sdk] `%s` reads as the same made of what zod exports, also where it is left out', (_name, own, reference) => {
  const value = fc.oneof(row, odd, fc.array(odd), fc.constant({ id: 'a' }), fc.anything())
  const same = fc.property(
    fc.oneof(
      fc.constant({}),
      value.map((it) => ({ it })),
    ),
    (wire) => {
      expect(say(z.object({ it: own }), wire)).toEqual(say(zod.object({ it: reference }), wire))
    },
  )
  fc.assert(same, { numRuns: 1000 })
})

test('[architecture: sdk] what is read is a new object, without what the description does not name', () => {
  const wire = { ...sound, secret: 'x' }
  const read = zod.parse(mine, wire)
  expect(read).not.toBe(wire)
  expect(read).not.toHaveProperty('secret')
  expect(wire).toHaveProperty('secret')
})

test('[contract: money] no zero is negative', () => {
  expect(zod.parse(z.object({ amount: money }), { amount: -0 })).toStrictEqual({ amount: 0 })
})

test('[architecture: sdk] an item that is dropped counts once, also beside a field that is wrong and reads as absent', () => {
  const drops = { dropped: { items: 0 } }
  const read = zod.safeParse(z.object({ tags: list(id), when: optionalInt }), { tags: ['a', 'b', 1], when: null }, drops as object)
  expect([read.data, drops.dropped.items]).toEqual([{ tags: ['a', 'b'], when: undefined }, 1])
})
