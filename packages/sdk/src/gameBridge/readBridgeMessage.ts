import type { MessageOf, MessageTable } from './messages.ts'
import { type BridgeRefusal, refusal } from './Refusal.ts'

/** The version in each message, and in the address of a game. */
export const BRIDGE_VERSION = 1

const MOST_FIELDS = 18

/** The own values of a plain object, each read once. */
function valuesOf(value: unknown): Map<string, unknown> | BridgeRefusal {
  try {
    if (typeof value !== 'object' || !value || Object.getPrototypeOf(value) !== Object.prototype) return refusal('unreadable')
    const names = Reflect.ownKeys(value)
    if (names.length > MOST_FIELDS) return refusal('size')
    return new Map(names.map((name) => [String(name), (value as Record<PropertyKey, unknown>)[name]]))
  } catch {
    return refusal('unreadable')
  }
}

/** The fields of a message of the table, checked; nothing else of `values` is in the answer. */
export function readFields<T extends MessageTable>(table: T, values: Map<string, unknown>): MessageOf<T> | BridgeRefusal {
  const type = values.get('type')
  if (typeof type !== 'string' || !Object.hasOwn(table, type)) return refusal('type', type)
  const fields = table[type]!
  const message: Record<string, unknown> = { type }
  for (const [name, { read, mayBeMissing }] of Object.entries(fields)) {
    const value = values.get(name)
    if (value === undefined && mayBeMissing) continue
    const field = read(value)
    if (field === undefined) return refusal('field', name)
    message[name] = field
  }
  for (const name of values.keys()) if (name !== 'type' && !Object.hasOwn(fields, name)) return refusal('field', name)
  return message as MessageOf<T>
}

/** What a message must agree with. `above`: the number of the message before it. */
interface Expected<T extends MessageTable> {
  table: T
  session: string
  above: number
}

/** Reads a message as it came. Never throws. */
export function readBridgeMessage<T extends MessageTable>(
  data: unknown,
  { table, session, above }: Expected<T>,
): { message: MessageOf<T>; sequence: number } | BridgeRefusal {
  const values = valuesOf(data)
  if (!(values instanceof Map)) return values
  if (values.get('bridge') !== BRIDGE_VERSION) return refusal('version')
  if (values.get('session') !== session) return refusal('session')
  const sequence = values.get('sequence') as number
  if (!Number.isSafeInteger(sequence) || sequence <= above) return refusal('sequence', values.get('type'))
  for (const name of ['bridge', 'session', 'sequence']) values.delete(name)
  const message = readFields(table, values)
  return 'refused' in message ? (message as BridgeRefusal) : { message, sequence }
}
