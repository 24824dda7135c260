import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { CallForm } from './CallForm.ts'

/** A form for stories: its values, and texts of errors by field. */
export const sampleForm = <Values extends FieldValues>(
  values: Values,
  { errors = {}, ...more }: Partial<CallForm<Values>> & { errors?: Record<string, ReactNode> } = {},
): CallForm<Values> => ({
  values,
  set: () => undefined,
  field: (name) => ({ name, defaultValue: (values as FieldValues)[name] as string, error: errors[name] }),
  errorOf: (name) => errors[name],
  failure: undefined,
  busy: false,
  unknown: undefined,
  onSubmit: (event) => event.preventDefault(),
  ...more,
})
