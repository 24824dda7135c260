import * as z from 'zod/mini'
import { int } from '../core/wire/fields.ts'
import { Contract, RunningPeriod } from './Contract.ts'

/** The caller's own contract of a kind; absent if there never was one. */
export const ownContract = z.object({
  /** The contract, with the proposal that waits for an answer. */
  contract: z.optional(Contract),
  /** Time of the read, ms. */
  updateTime: int,
})

/** The same, with the state of the running period. */
export const runningContract = z.object({
  /** The contract, with the proposal that waits for an answer. */
  contract: z.optional(Contract),
  /** The state of the running period; absent if no terms are in force. */
  running: z.optional(RunningPeriod),
  /** Time of the calculation, ms. */
  updateTime: int,
})
