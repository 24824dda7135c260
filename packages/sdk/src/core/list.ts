import { reading } from './field.ts'
import { z } from './schema.ts'

/** Where a tolerant list counts what it dropped: handed through zod's parse context. */
export interface DropCount {
  dropped?: number
}

/**
 * A list that survives bad items: each is dropped and counted; more than half bad is an error. Writing stays strict.
 * @__NO_SIDE_EFFECTS__
 */
export function list<T extends z.ZodMiniType>(item: T) {
  return reading(z.array(item), (strict, payload, context) => {
    const items = payload.value
    if (!Array.isArray(items)) return strict(payload, context)
    const good: unknown[] = []
    for (const value of items) {
      const read = item._zod.run({ value, issues: [] }, context) as typeof payload
      if (!read.issues.length) good.push(read.value)
    }
    const bad = items.length - good.length
    if (bad * 2 > items.length) return strict(payload, context)
    const count = context as DropCount
    count.dropped = (count.dropped ?? 0) + bad
    payload.value = good
    return payload
  })
}

/**
 * A list that an answer may leave out.
 * @__NO_SIDE_EFFECTS__
 */
export function optionalList<T extends z.ZodMiniType>(item: T) {
  const schema = list(item)
  schema._zod.optin = 'optional'
  return reading(schema, (strict, payload, context) => {
    payload.value ??= []
    return strict(payload, context)
  })
}
