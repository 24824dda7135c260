import type { Contract } from '@platform/sdk/contracts'

/** Whether its end is agreed and has not come yet: until then nothing else is offered. */
export const isRunningOut = ({ next }: Contract): boolean => next !== undefined && next.terms === undefined
