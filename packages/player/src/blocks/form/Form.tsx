import type { ReactNode } from 'react'
import { Button, type ButtonProps, keepFocus } from '@platform/ui'
import { CallReport } from './UnknownOutcome/CallReport.tsx'
import type { CallForm } from './CallForm.ts'

export interface FormProps {
  form: Pick<CallForm<never>, 'onSubmit' | 'busy' | 'failure' | 'unknown'>
  /** Accessible name of the form. */
  label?: string
  className?: string
  children?: ReactNode
  /** Label of the submit button; without one there is nothing to send. */
  submit: ReactNode
  button?: Pick<ButtonProps, 'tone' | 'disabled' | 'aria-describedby'>
  /** What an unknown outcome means for this form. */
  unknownText?: string
  /** Beside the failure: another way. */
  failureEnd?: ReactNode
  /** Where the submit button is, below what the form reports; default: at the end. */
  renderEnd?: (button: ReactNode, reports: ReactNode) => ReactNode
  /** Below the button. */
  more?: ReactNode
}

/** The fields of a form, its failure and its submit button; while the outcome is unknown, a button to check it instead. */
export function Form({ form, label, className, children, submit, button, unknownText, failureEnd, renderEnd = inOrder, more }: FormProps) {
  const { onSubmit, busy, failure, unknown } = form
  return (
    // `dialog`: before hydration the browser sends nothing, least of all a password in an address.
    <form className={className} method="dialog" aria-label={label} onSubmit={onSubmit} noValidate>
      {children}
      {renderEnd(
        !unknown && submit && (
          <Button {...button} type="submit" onMouseDown={keepFocus} size="lg" block loading={busy}>
            {submit}
          </Button>
        ),
        <CallReport error={failure} errorEnd={failureEnd} unknown={unknown} unknownText={unknownText} />,
      )}
      {more}
    </form>
  )
}

const inOrder = (button: ReactNode, reports: ReactNode) => (
  <>
    {reports}
    {button}
  </>
)
