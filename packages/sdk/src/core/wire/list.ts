import * as z from 'zod/mini'
import { type Read, reading, readingType, run } from './zodType.ts'

/** Counts what tolerant lists dropped. zod copies its parse context but not the objects in it, so the counter is passed there. */
export interface DropCount {
  dropped: { items: number }
}

/**
 * A list that tolerates invalid items: each is dropped and counted; more than half invalid is an error. Writing stays strict.
 * @__NO_SIDE_EFFECTS__
 */
export function list<T extends z.ZodMiniType>(item: T) {
  const readItems: Read = (strict, payload, context) => {
    const items = payload.value
    if (!Array.isArray(items)) return strict(payload, context)
    const validItems: unknown[] = []
    // One payload for all items, which is faster; what a bad item leaves in it must not reach the next.
    let one: typeof payload = { value: undefined, issues: [] }
    for (const wire of items) {
      one.value = wire
      const { issues, value } = run(item, one, context)
      if (!issues.length) validItems.push(value)
      if (issues.length || one.aborted) one = { value: undefined, issues: [] }
    }
    const invalidCount = items.length - validItems.length
    if (invalidCount * 2 > items.length) return strict(payload, context)
    const { dropped } = context as Partial<DropCount>
    if (dropped) dropped.items += invalidCount
    payload.value = validItems
    return payload
  }
  return readingType<z.ZodMiniArray<T>>(z.ZodMiniArray, { type: 'array', element: item }, [readItems])
}

/**
 * A list that an answer may leave out.
 * @__NO_SIDE_EFFECTS__
 */
export function optionalList<T extends z.ZodMiniType>(item: T) {
  const read: Read = (strict, payload, context) => {
    payload.value ??= []
    return strict(payload, context)
  }
  return reading(list(item), read, true)
}
