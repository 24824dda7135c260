import type { KeyedState } from '@platform/sdk/react'

/** It happened, and the answer is lost, as after a reload: the form says so before it can be used again. */
export const isUnseen = (keyed: KeyedState<unknown>) => keyed.status === 'done' && keyed.answer === undefined
