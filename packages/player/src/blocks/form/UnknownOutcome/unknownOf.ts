import type { KeyedState } from '@platform/sdk/react'
import type { UnknownOutcomeProps } from './UnknownOutcome.tsx'

/** The props for a call with an unknown outcome; undefined in every other state. */
export function unknownOf(keyed: KeyedState<unknown> & { checkAgain: () => unknown }): UnknownOutcomeProps | undefined {
  if (keyed.status !== 'unknown') return undefined
  const { error, checkAgain } = keyed
  return { requestId: error.requestId ?? error.key, onCheck: () => checkAgain() }
}

/** The call succeeded, but its answer was lost, e.g. by a reload: the form says so before it can be used again. */
export const isUnseen = (keyed: KeyedState<unknown>) => keyed.status === 'done' && keyed.answer === undefined
