import { Button, Notice } from '@platform/ui'
import { UnknownOutcome, type UnknownOutcomeProps } from './UnknownOutcome.tsx'

interface KeyedSubmitProps {
  /** On the button. */
  label: string
  busy: boolean
  /** Why nothing happened. */
  error: string | undefined
  unknown: UnknownOutcomeProps | undefined
  /** What not knowing means here. */
  unknownText: string
}

/** The end of a form that must be sent once: what went wrong, and the button; while the outcome is unknown the way to check stands in its place. */
export function KeyedSubmit({ label, busy, error, unknown, unknownText }: KeyedSubmitProps) {
  return (
    <>
      {error && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
      {unknown ? (
        <UnknownOutcome {...unknown} text={unknownText} />
      ) : (
        <Button type="submit" size="lg" block loading={busy}>
          {label}
        </Button>
      )}
    </>
  )
}
