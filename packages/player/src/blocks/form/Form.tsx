import type { ReactNode } from 'react'
import type { ButtonProps } from '@platform/ui'
import { KeyedSubmit } from './UnknownOutcome/KeyedSubmit.tsx'
import type { CallForm } from './CallForm.ts'

export interface FormProps extends Pick<ButtonProps, 'tone' | 'disabled'> {
  form: Pick<CallForm<never>, 'onSubmit' | 'busy' | 'failure' | 'unknown'>
  /** Accessible name of the form. */
  label?: string
  className?: string
  children?: ReactNode
  /** Label of the submit button. */
  submit: ReactNode
  /** What an unknown outcome means for this form. */
  unknownText?: string
  /** Beside the failure: another way. */
  failureEnd?: ReactNode
  /** Below the button. */
  more?: ReactNode
}

/** The fields of a form, its failure and its submit button; while the outcome is unknown, a button to check it instead. */
export function Form({ form, label, className, children, submit, unknownText, failureEnd, tone, disabled, more }: FormProps) {
  const { onSubmit, busy, failure, unknown } = form
  return (
    // `dialog`: before hydration the browser sends nothing, least of all a password in an address.
    <form className={className} method="dialog" aria-label={label} onSubmit={onSubmit} noValidate>
      {children}
      <KeyedSubmit label={submit} {...{ tone, disabled, busy, unknown, unknownText }} error={failure} errorEnd={failureEnd} />
      {more}
    </form>
  )
}
