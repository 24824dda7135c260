import * as z from 'zod/mini'
import { field } from '../core/wire/field.ts'
import { oneOf } from '../core/wire/fields.ts'
import type { BridgeField } from './fields.ts'
import { type GameMessage, gameMessages, type HostMessage, hostMessages, type MessageTable } from './messages.ts'

// The bridge itself reads without zod, which alone is 2.7 kB; these schemas are of the same tables, for gateways, tools and tests.

/** @__NO_SIDE_EFFECTS__ */
const schemaOf = ({ wire, read, mayBeMissing }: BridgeField<unknown>) => (mayBeMissing ? z.optional(field(wire, read)) : field(wire, read))

/** @__NO_SIDE_EFFECTS__ */
function schemaOfTable<T>(table: MessageTable) {
  const messages = Object.entries(table).map(([type, fields]) =>
    z.strictObject({ type: oneOf(type), ...Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, schemaOf(one)])) }),
  )
  // The type is that of the bridge, whose tables these are.
  return z.pipe(z.union(messages), z.custom<T, { type: string }>())
}

/** Any message of the site to a game, without its envelope. */
export const HostMessageSchema = /* @__PURE__ */ schemaOfTable<HostMessage>(hostMessages)

/** Any message of a game to the site, without its envelope. */
export const GameMessageSchema = /* @__PURE__ */ schemaOfTable<GameMessage>(gameMessages)
