import type { ReactNode } from 'react'
import type { ButtonProps } from '@platform/ui'
import { KeyedSubmit } from '../UnknownOutcome/KeyedSubmit.tsx'
import type { CallForm } from './CallForm.ts'

export interface FormProps extends Pick<ButtonProps, 'tone'> {
  form: Pick<CallForm<never>, 'onSubmit' | 'busy' | 'failure' | 'unknown'>
  /** Accessible name of the form. */
  label?: string
  className?: string
  children: ReactNode
  /** Label of the submit button. */
  submit: ReactNode
  /** What an unknown outcome means for this form. */
  unknownText?: string
  /** Below the button. */
  more?: ReactNode
}

/** The fields of a form, its failure and its submit button; while the outcome is unknown, a button to check it instead. */
export function Form({ form, label, className, children, submit, unknownText, tone, more }: FormProps) {
  const { onSubmit, busy, failure, unknown } = form
  return (
    <form className={className} aria-label={label} onSubmit={onSubmit} noValidate>
      {children}
      <KeyedSubmit label={submit} tone={tone} busy={busy} error={failure} unknown={unknown} unknownText={unknownText} />
      {more}
    </form>
  )
}
