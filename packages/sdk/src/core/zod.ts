// zod's mini build (a fraction of the bytes, and it never probes `new Function`, which a strict CSP would report) with a faster `object`.
import * as zod from 'zod/mini'
import { type Read, readingType } from './reading.ts'

// Named one by one: re-exporting all of zod would ship all of it, since a bundler cannot tree-shake a namespace that it cannot analyse.
export { array, optional, safeEncode, safeParse, unknown, ZodMiniArray, ZodMiniType } from 'zod/mini'
export type { output, ZodMiniObject } from 'zod/mini'

/**
 * zod's object, read faster: a copy of the object gets what its fields read differently, and a field that reads by a plain function is
 * called directly. Every value that is not clearly valid, wrong, absent or unusual, takes zod's own path, which reports the problem.
 * `npm run bench -- call` compares the two.
 * @__NO_SIDE_EFFECTS__
 */
export const object = ((shape: Record<string, zod.core.$ZodType>) =>
  readingType(zod.ZodMiniObject as never, { type: 'object', shape }, fast(shape))) as unknown as typeof zod.object

interface FastField {
  name: string
  schema: zod.core.$ZodTypeInternals
  /** Undefined for what is not clearly valid. */
  take: (value: unknown, context: Context) => unknown
}

type Context = Parameters<Read>[2]

function fast(shape: Record<string, zod.core.$ZodType>): Read {
  let fields: FastField[] | undefined
  return (strict, payload, context) => {
    const wire = payload.value as Record<string, unknown>
    if (typeof wire !== 'object' || !wire) return strict(payload, context)
    fields ??= Object.entries(shape).map(([name, { _zod: schema }]) => ({ name, schema, take: takerOf(schema) }))
    const value: Record<string, unknown> = { ...wire }
    let unknownCount = 0
    for (const _ in wire) unknownCount++
    for (const { name, schema, take } of fields) {
      const before = wire[name]
      if (before === undefined) {
        if (!schema.optin) return strict(payload, context)
        if (schema.optout) continue
      } else unknownCount--
      const after = take(before, context)
      if (after === undefined) return strict(payload, context)
      if (after !== before) value[name] = after
    }
    payload.value = value
    // What the shape does not name is left out.
    if (unknownCount) {
      const named: Record<string, unknown> = (payload.value = {})
      for (const { name } of fields) if (name in value) named[name] = value[name]
    }
    return payload
  }
}

const takerOf = (schema: zod.core.$ZodTypeInternals): FastField['take'] =>
  (schema.def as Partial<FastField>).take ??
  ((value, context) => {
    const read = schema.run({ value, issues: [] }, context) as Parameters<Read>[1]
    return read.issues.length ? undefined : read.value
  })
