import { requestIdOf, useBareErrorText } from '../i18n/useErrorText.ts'
import type { Failure } from './FailureNotice.tsx'

/** Maps an error to what a form shows. */
export function useFailure(): (error: unknown) => Failure | undefined {
  const textOf = useBareErrorText()
  return (error) => (error ? { text: textOf(error), requestId: requestIdOf(error) } : undefined)
}
