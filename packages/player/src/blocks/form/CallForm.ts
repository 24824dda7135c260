import type * as z from 'zod/mini'
import type { FormEvent, ReactNode } from 'react'
import type { FieldValues, Path, UseFormRegisterReturn } from 'react-hook-form'
import type { Minor } from '@platform/sdk'
import type { UnknownOutcomeProps } from './UnknownOutcome/UnknownOutcome.tsx'

/** Schema of a call's input. */
export type InputSchema = z.ZodMiniType<FieldValues, FieldValues>

/** Props of a text field: its registration and its error. */
export type FieldProps = Partial<UseFormRegisterReturn> & { name: string; error: ReactNode }

/** A form that sends one call, as its view receives it. */
export interface CallForm<Values> {
  values: Values
  /** Changes a value that no text field holds. */
  set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void
  /** A text field: `<TextField {...form.field('title')} />`. */
  field: (name: Path<Values>) => FieldProps
  errorOf: (name: string) => ReactNode
  /** Error of the form as a whole. */
  failure: string | undefined
  busy: boolean
  /** The outcome is unknown: nothing is sent again until it is known. */
  unknown: UnknownOutcomeProps | undefined
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** A form with an amount. */
interface AmountForm extends Pick<CallForm<never>, 'errorOf' | 'busy'> {
  values: { amount: Minor | undefined }
  set: (name: 'amount', value: Minor | undefined) => void
}

/** The amount of a form: `<AmountField {...amountProps(form)} />`. */
export const amountProps = ({ values, set, errorOf, busy }: AmountForm) => ({
  value: values.amount,
  onChange: (minor: number | undefined) => set('amount', minor as Minor | undefined),
  error: errorOf('amount'),
  disabled: busy,
})
