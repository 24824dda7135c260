import type { KeyedState } from '@platform/sdk/react'

/** The call succeeded, but its answer was lost, e.g. by a reload: the form says so before it can be used again. */
export const isUnseen = (keyed: KeyedState<unknown>) => keyed.status === 'done' && keyed.answer === undefined
