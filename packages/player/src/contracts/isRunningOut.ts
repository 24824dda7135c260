import type { Contract } from '@platform/sdk/contracts'

/** Whether its end is agreed but not reached yet: until then nothing else can be offered. */
export const isRunningOut = ({ next }: Contract): boolean => next !== undefined && next.terms === undefined
