import type { ReactNode } from 'react'
import { Button, type ButtonProps, keepFocus, Notice } from '@platform/ui'
import { UnknownOutcome, type UnknownOutcomeProps } from './UnknownOutcome.tsx'

interface KeyedSubmitProps extends Pick<ButtonProps, 'tone' | 'disabled'> {
  /** Label of the button; without one there is nothing to send. */
  label: ReactNode
  busy: boolean
  /** Why the call failed. */
  error: string | undefined
  /** Beside the error: another way. */
  errorEnd?: ReactNode
  unknown: UnknownOutcomeProps | undefined
  /** What an unknown outcome means for this form. */
  unknownText?: string
}

/** The end of a form that must be sent once: error and submit button; while the outcome is unknown, a button to check it instead. */
export function KeyedSubmit({ label, tone, disabled, busy, error, errorEnd, unknown, unknownText }: KeyedSubmitProps) {
  return (
    <>
      {error && (
        <Notice tone="danger" role="alert" end={errorEnd}>
          {error}
        </Notice>
      )}
      {unknown ? (
        <UnknownOutcome {...unknown} {...(unknownText && { text: unknownText })} />
      ) : (
        label && (
          <Button type="submit" tone={tone} onMouseDown={keepFocus} size="lg" block loading={busy} disabled={disabled}>
            {label}
          </Button>
        )
      )}
    </>
  )
}
