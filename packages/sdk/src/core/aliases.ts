import type { z } from './schema.ts'

/**
 * Reads a field under its other wire name: `aliases(Game, { gameName: 'nodeName' })` fills `gameName` where only `nodeName` came.
 * @__NO_SIDE_EFFECTS__
 */
export function aliases<T extends z.ZodMiniObject>(schema: T, names: Record<string, string>): T {
  const read = schema._zod.run
  schema._zod.run = (payload, context) => {
    const value = payload.value as Record<string, unknown> | null
    if (context.direction !== 'backward' && typeof value === 'object' && value) {
      const copy = { ...value }
      for (const name in names) copy[name] ??= copy[names[name]!]
      payload.value = copy
    }
    return read(payload, context)
  }
  return schema
}
