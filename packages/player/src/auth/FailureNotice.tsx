import type { ReactNode } from 'react'
import { Notice } from '@platform/ui'
import { code } from './FailureNotice.css.ts'

/** What went wrong with a form as a whole; the request id only where nobody expected it. */
export interface Failure {
  text: string
  requestId?: string
}

/** Above a form's button: why it did not work, read out when it appears. */
export function FailureNotice({ failure, end }: { failure: Failure | undefined; end?: ReactNode }) {
  if (!failure) return null
  return (
    <Notice tone="danger" role="alert" end={end}>
      {failure.text}
      {failure.requestId && <span className={code}>{failure.requestId}</span>}
    </Notice>
  )
}
