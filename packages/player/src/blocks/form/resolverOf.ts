import { zodResolver } from '@hookform/resolvers/zod'
import type * as z from 'zod/mini'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { InputOf } from '@platform/sdk'
import type { InputSchema } from './CallForm.ts'

/** Codes of wrong fields, by name. */
export type FieldCodes = Readonly<Record<string, string | undefined>>

interface Rules<Values, Schema extends InputSchema> {
  /** The schema of the call's input. */
  input: Schema
  toInput: (values: Values) => Partial<InputOf<{ input: Schema }>>
  /** Rules that no schema knows: those of the gateway's data, or of two fields together. */
  check: (values: Values) => FieldCodes
  /** The fields that are shown. Default: all values. */
  shown?: readonly string[]
}

/** Validates what would be sent with the call's own schema, and the values with the form's other rules; reports every wrong field. */
export function resolverOf<Values extends FieldValues, Schema extends InputSchema>({
  input,
  toInput,
  check,
  shown,
}: Rules<Values, Schema>): Resolver<Values> {
  // What is sent is written to the wire, not read from it.
  const validate = zodResolver(input, { direction: 'backward' } as object, { raw: true })
  return async (raw, context) => {
    const values = trimmed(raw)
    const { errors } = await validate(toInput(values) as z.input<Schema>, context, { fields: {}, shouldUseNativeValidation: false })
    const ofSchema = Object.entries(errors).map(([name, issue]) => [name, { type: issue?.type }] as const)
    const ofRules = Object.entries(check(values)).map(([name, type]) => [name, { type }] as const)
    // A value without a field here cannot be corrected here: the error of the call says so.
    const wrong = [...ofSchema, ...ofRules].filter(([name, { type }]) => type && (shown?.includes(name) ?? name in raw))
    return wrong.length > 0 ? { values: {}, errors: Object.fromEntries(wrong) as FieldErrors<Values> } : { values: raw, errors: {} }
  }
}

/** Values without blanks around them, except passwords, where they count. */
export const trimmed = <Values extends FieldValues>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values as Record<string, unknown>).map(([name, value]) => [
      name,
      typeof value === 'string' && !/password/i.test(name) ? value.trim() : value,
    ]),
  ) as Values
