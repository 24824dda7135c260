import { requestIdOf, useErrorText } from '../i18n/useErrorText.ts'
import type { Failure } from './FailureNotice.tsx'

/** An error as a form tells it. */
export function useFailure(): (error: unknown) => Failure | undefined {
  const textOf = useErrorText()
  return (error) => (error ? { text: textOf(error), requestId: requestIdOf(error) } : undefined)
}
