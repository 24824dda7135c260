// zod's mini build (a fraction of the bytes, and it never probes `new Function`, which a strict CSP would report) with a faster `object`.
import * as zod from 'zod/mini'
import { type Read, readingType } from './reading.ts'

// Named one by one: re-exporting all of zod would ship all of it, since a bundler cannot tree-shake a namespace that it cannot analyse.
export { array, optional, safeEncode, safeParse, unknown, ZodMiniArray, ZodMiniType } from 'zod/mini'
export type { output, ZodMiniObject } from 'zod/mini'

/**
 * zod's object, read faster: one payload is reused for all fields of a row. Every value that is not clearly valid, wrong, absent or
 * unusual, takes zod's own path, which reports the problem. `npm run bench -- call` compares the two.
 * @__NO_SIDE_EFFECTS__
 */
export const object = ((shape: Record<string, zod.core.$ZodType>) =>
  readingType(zod.ZodMiniObject as never, { type: 'object', shape }, fast(shape))) as unknown as typeof zod.object

function fast(shape: Record<string, zod.core.$ZodType>): Read {
  let fields: [name: string, zod.core.$ZodTypeInternals][] | undefined
  return (strict, payload, context) => {
    const wire = payload.value as Record<string, unknown>
    if (typeof wire !== 'object' || !wire) return strict(payload, context)
    fields ??= Object.entries(shape).map(([name, { _zod }]) => [name, _zod])
    const value: Record<string, unknown> = {}
    const field: typeof payload = { value: undefined, issues: [] }
    for (const [name, internals] of fields) {
      field.value = wire[name]
      if (field.value === undefined) {
        if (!internals.optin || name in wire) return strict(payload, context)
        if (internals.optout) continue
      }
      const read = internals.run(field, context) as typeof payload
      if (read.issues.length) return strict(payload, context)
      if (read.value !== undefined || name in wire) value[name] = read.value
    }
    payload.value = value
    return payload
  }
}
