import { field } from '../core/wire/field.ts'

/**
 * A text that a person enters, cleaned on the page and again by the gateway. Never empty, unless `mayBeEmpty`.
 * @__NO_SIDE_EFFECTS__
 */
export function entered(clean: (text: string) => string, mayBeEmpty = false) {
  const read = (value: unknown) => {
    const text = typeof value === 'string' ? clean(value) : undefined
    return text || (mayBeEmpty ? text : undefined)
  }
  return field<string, { clean: typeof clean }>({ type: 'string', pattern: mayBeEmpty ? '^' : '.' }, read, read, false, { clean })
}
