import type * as z from 'zod/mini'
import { areas, type AreaName } from './area.ts'

/** How long an entry lives: for the device, or until the player signs out. */
export type Lifetime = 'device' | 'signOut'

export interface Entry<Value> {
  key: string
  area: AreaName
  lifetime: Lifetime
  /** The stored value; `undefined` when absent, blocked or not of its schema (then it is also removed). */
  get(): Value | undefined
  set(value: Value): void
  remove(): void
}

interface EntryOptions<Schema extends z.ZodMiniType> {
  key: string
  area: AreaName
  lifetime: Lifetime
  schema: Schema
  /** Stored as plain text instead of JSON, for keys that the specification shows that way (`lang`, `autoLogin`). */
  text?: boolean
}

/** One key of browser storage. Values are validated when read, since any script may have written them. */
export function defineEntry<Schema extends z.ZodMiniType>({
  key,
  area,
  lifetime,
  schema,
  text,
}: EntryOptions<Schema>): Entry<z.output<Schema>> {
  const remove = () => areas.remove(area, key)
  return {
    key,
    area,
    lifetime,
    remove,
    set: (value) => areas.write(area, key, text ? String(value) : JSON.stringify(value)),
    get() {
      const stored = areas.read(area, key)
      if (stored === undefined) return undefined
      const parsed = schema.safeParse(text ? stored : fromJson(stored))
      if (parsed.success) return parsed.data
      remove()
      return undefined
    },
  }
}

function fromJson(stored: string): unknown {
  try {
    return JSON.parse(stored)
  } catch {
    return undefined
  }
}
