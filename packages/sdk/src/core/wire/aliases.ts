import type * as z from 'zod/mini'
import { reading } from './zodType.ts'

/**
 * Reads a field under its other wire name: `aliases(Game, { gameName: 'nodeName' })` fills `gameName` where only `nodeName` came.
 * @__NO_SIDE_EFFECTS__
 */
export function aliases<T extends z.ZodMiniObject>(schema: T, names: Record<string, string>): T {
  return reading(schema, (strict, payload, context) => {
    const value = payload.value as Record<string, unknown>
    if (typeof value === 'object' && value) {
      for (const name in names) {
        if ((value[name] ?? undefined) === undefined) payload.value = { ...(payload.value as object), [name]: value[names[name]!] }
      }
    }
    return strict(payload, context)
  })
}
