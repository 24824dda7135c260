import type * as z from 'zod/mini'
import type { FormEvent } from 'react'
import type { FieldValues, Path, UseFormRegisterReturn } from 'react-hook-form'
import type { UnknownOutcomeProps } from '../UnknownOutcome/UnknownOutcome.tsx'

/** Schema of a call's input. */
export type InputSchema = z.ZodMiniType<FieldValues, FieldValues>

/** Props of a text field: its registration and its error. */
export type FieldProps = Partial<UseFormRegisterReturn> & { name: string; error: string | undefined }

/** A form that sends one call, as its view receives it. */
export interface CallForm<Values> {
  values: Values
  /** Changes a value that no text field holds. */
  set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void
  /** A text field: `<TextField {...form.field('title')} />`. */
  field: (name: Path<Values>) => FieldProps
  errorOf: (name: string) => string | undefined
  /** Error of the form as a whole. */
  failure: string | undefined
  busy: boolean
  /** The outcome is unknown: nothing is sent again until it is known. */
  unknown: UnknownOutcomeProps | undefined
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}
