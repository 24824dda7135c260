import type { $ZodType, $ZodTypeInternals, ParseContextInternal, ParsePayload } from 'zod/v4/core'
import type { OwnDef } from './OwnDef.ts'
import type { Read } from './reading.ts'

type Values = Record<string, unknown>

/** A field of an object; `read` if it can be read without a payload, undefined for a value that does not fit. */
interface FieldReader {
  name: string
  schema: $ZodTypeInternals
  read: OwnDef['read'] | false
}

/** Reads an object as a copy that gets what its fields read differently; one that does not fit goes to `strict`, which reports the problem. */
export function readObject(shape: Record<string, $ZodType>): Read {
  let fields: FieldReader[] | undefined
  return (strict, payload, context) => {
    const wire = payload.value as Values
    const value = typeof wire === 'object' && wire && readFields((fields ??= fieldsOf(shape)), wire, context)
    if (!value) return strict(payload, context)
    payload.value = value
    return payload
  }
}

const fieldsOf = (shape: Record<string, $ZodType>) =>
  Object.entries(shape).map(([name, { _zod: schema }]) => {
    const { parse, read } = schema.def as Partial<OwnDef>
    // Only if nothing else, such as a check, takes part in the reading.
    return { name, schema, read: schema.run === parse && read }
  })

/** Undefined for an object that does not fit. */
function readFields(fields: FieldReader[], wire: Values, context: ParseContextInternal): Values | undefined {
  const value = { ...wire }
  let remaining = 0
  for (const _ in wire) remaining++
  for (const { name, schema, read } of fields) {
    const before = wire[name]
    if (before === undefined) {
      if (!schema.optin) return undefined
      if (schema.optout) continue
    } else remaining--
    let after
    if (read) {
      after = read(before)
      if (after === undefined) return undefined
    } else {
      const field = schema.run({ value: before, issues: [] }, context) as ParsePayload
      if (field.issues.length) return undefined
      after = field.value
    }
    // -0 and 0 are displayed differently.
    if (!Object.is(after, before)) value[name] = after
  }
  if (!remaining) return value
  // What the shape does not name is left out.
  const named: Values = {}
  for (const { name } of fields) if (name in value) named[name] = value[name]
  return named
}
