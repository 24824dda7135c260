import type { ReactNode } from 'react'
import { Notice } from '@platform/ui'
import { UnknownOutcome, type UnknownOutcomeProps } from './UnknownOutcome.tsx'

interface CallReportProps {
  /** Why the call failed. */
  error: ReactNode
  /** Beside the error: another way. */
  errorEnd?: ReactNode
  unknown: UnknownOutcomeProps | undefined
  /** What may have happened, if the page can be more specific. */
  unknownText?: string
  /** The buttons that send the call: not while its outcome is unknown. */
  children?: ReactNode
}

/** What became of a call that must happen once: its failure, and while the outcome is unknown, a button to check it. */
export function CallReport({ error, errorEnd, unknown, unknownText, children }: CallReportProps) {
  return (
    <>
      {error && (
        <Notice tone="danger" role="alert" end={errorEnd}>
          {error}
        </Notice>
      )}
      {unknown ? <UnknownOutcome {...unknown} {...(unknownText && { text: unknownText })} /> : children}
    </>
  )
}
