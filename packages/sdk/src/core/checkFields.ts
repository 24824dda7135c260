import type { CallDescription } from './Client.ts'
import { ValidationError } from './errors.ts'
import { fieldNames } from './expected.ts'

/**
 * Throws if an input has fields that the call does not: zod would drop them, and a misspelled filter would filter nothing. A call whose
 * fields are all required takes a record that has more, such as `getDraw(client, draw)`: a misspelled field is missing there.
 */
export function checkFields(call: CallDescription, input: unknown) {
  const { names, optional } = fieldNames(call.input)
  if (!optional || typeof input !== 'object' || !input) return
  const unknown = Object.entries(input).flatMap(([name, value]) => (value === undefined || names.includes(name) ? [] : [name]))
  if (unknown.length === 0) return
  const problems = unknown.map((name) => {
    const similar = names.find((other) => other.toLowerCase() === name.toLowerCase())
    return `${name}: no such field${similar ? `, did you mean ${similar}?` : `; there are ${names.join(', ') || 'none'}`}`
  })
  const fields = Object.fromEntries(unknown.map((name) => [name, 'validation']))
  throw new ValidationError(`${call.name} cannot be sent: ${problems.join('; ')}`, fields, { code: 'validation' })
}
