import { int } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { Contract, RunningPeriod } from './Contract.ts'

/** The caller's own contract of a kind; absent where there never was one. */
export const ownContract = z.object({
  /** The contract, with the proposal that waits for an answer. */
  contract: z.optional(Contract),
  /** When it was read, ms. */
  updateTime: int,
})

/** The same, with how the running period stands. */
export const runningContract = z.object({
  /** The contract, with the proposal that waits for an answer. */
  contract: z.optional(Contract),
  /** How the running period stands; absent where no terms are in force. */
  running: z.optional(RunningPeriod),
  /** When it was counted, ms. */
  updateTime: int,
})
