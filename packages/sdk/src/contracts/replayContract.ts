import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id, int, money, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { contractTexts } from '../texts/contractTexts.ts'
import { activeStakes } from './activeStakes.ts'
import { ContractFigures, periodFields } from './ContractFigures.ts'
import { ContractCycle, ContractKind, contractCall } from './ContractKind.ts'

/** A closed period and the team's figures in it. */
export const ReplayPeriod = z.object({
  ...periodFields,
  /** The team's figures. */
  figures: ContractFigures,
})
export type ReplayPeriod = z.output<typeof ReplayPeriod>

/**
 * The last closed periods of a member's team, oldest first: `replayTerms` applies any terms to them, by the rule of the settlement.
 * Errors: `access.feature`; `notFound`, for a member who is neither the caller nor a direct member; `validation` of `cycle`. Spec 7.5.
 */
export const replayContract = defineCall({
  name: 'replayContract',
  method: 'GET',
  path: '/wps/relay/MCS2_replayContract',
  ...contractCall,
  texts: contractTexts,
  input: z.object({
    /** Kind of the contract. */
    kind: ContractKind,
    /** Length of a period. */
    cycle: ContractCycle,
    /** Whose team; the caller's by default. */
    memberId: z.optional(id),
    /** Thresholds of activity in the terms to apply (`activeStakesOf`): the figures count the members above each. */
    activeStakes: z.optional(activeStakes),
  }),
  output: z.object({
    /** Whose team. */
    memberId: id,
    userName: text,
    /** Negative carry-over before the first of them. */
    carryIn: money,
    /** The periods, oldest first. */
    periods: list(ReplayPeriod),
    /** Time of the calculation, ms. */
    updateTime: int,
  }),
})
