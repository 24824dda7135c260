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
  const schema = z.array(item)
  const strict = schema._zod.run
  schema._zod.run = (payload, context) => {
    const items = payload.value
    if (context.direction === 'backward' || !Array.isArray(items)) return strict(payload, context)
    const good: z.output<T>[] = []
    for (const value of items) {
      const read = item._zod.run({ value, issues: [] }, context) as z.core.ParsePayload<z.output<T>>
      if (!read.issues.length) good.push(read.value)
    }
    const bad = items.length - good.length
    if (bad * 2 > items.length) return strict(payload, context)
    ;(context as DropCount).dropped = ((context as DropCount).dropped ?? 0) + bad
    payload.value = good
    return payload
  }
  return schema
}
