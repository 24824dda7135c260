import type { ReactNode } from 'react'
import { Notice } from '@platform/ui'
import { requestNumber } from '../blocks/form/UnknownOutcome/UnknownOutcome.css.ts'

/** A form's general error; the request id only for unexpected errors. */
export interface Failure {
  text: string
  requestId?: string
}

/** The error above a form's button, announced to screen readers when it appears. */
export function FailureNotice({ failure, end }: { failure: Failure | undefined; end?: ReactNode }) {
  if (!failure) return null
  return (
    <Notice tone="danger" role="alert" end={end}>
      <span>{failure.text}</span>
      {failure.requestId && (
        <span className={requestNumber} translate="no">
          {failure.requestId}
        </span>
      )}
    </Notice>
  )
}
