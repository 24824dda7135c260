import { reading } from './field.ts'
import type { z } from './schema.ts'

/**
 * Reads a field under its other wire name: `aliases(Game, { gameName: 'nodeName' })` fills `gameName` where only `nodeName` came.
 * @__NO_SIDE_EFFECTS__
 */
export function aliases<T extends z.ZodMiniObject>(schema: T, names: Record<string, string>): T {
  return reading(schema, (strict, payload, context) => {
    if (typeof payload.value === 'object' && payload.value) {
      const value: Record<string, unknown> = { ...payload.value }
      for (const name in names) value[name] ??= value[names[name]!]
      payload.value = value
    }
    return strict(payload, context)
  })
}
