import type { KeyedState } from '@platform/sdk/react'
import type { UnknownOutcomeProps } from './UnknownOutcome.tsx'

/** The props for a call with an unknown outcome; undefined in every other state. */
export function unknownOf(keyed: KeyedState<unknown> & { checkAgain: () => unknown }): UnknownOutcomeProps | undefined {
  if (keyed.status !== 'unknown') return undefined
  const { error, checkAgain } = keyed
  return { requestId: error.requestId ?? error.key, onCheck: () => checkAgain() }
}
