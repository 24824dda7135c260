import type * as z from 'zod/mini'
import { ownType, type Parse, run } from './zodType.ts'

/**
 * Names → values. Values that do not fit are left out, and a missing record reads as empty.
 * @__NO_SIDE_EFFECTS__
 */
export function dictionary<Value extends z.ZodMiniType, Name extends string = string>(value: Value) {
  const parse: Parse = (payload, context) => {
    const read = Object.entries(Object(payload.value)).flatMap(([name, wire]) => {
      const { issues, value: output } = run(value, { value: wire, issues: [] }, context)
      return issues.length ? [] : [[name, output]]
    })
    payload.value = Object.fromEntries(read)
    return payload
  }
  return ownType<z.ZodMiniType<Partial<Record<Name, z.output<Value>>>, unknown>>({ parse, facts: { values: value }, mayBeMissing: true })
}
