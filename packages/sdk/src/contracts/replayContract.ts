import { defineCall } from '../core/defineCall.ts'
import { id, int, money, text } from '../core/fields.ts'
import { list } from '../core/list.ts'
import { z } from '../core/schema.ts'
import { contractTexts } from '../texts/contractTexts.ts'
import { activeStakes } from './activeStakes.ts'
import { ContractFigures, periodFields } from './ContractFigures.ts'
import { ContractCycle, ContractKind, contractCall } from './ContractKind.ts'

/** A closed period and what the team did in it. */
export const ReplayPeriod = z.object({
  ...periodFields,
  /** What the team did. */
  figures: ContractFigures,
})
export type ReplayPeriod = z.output<typeof ReplayPeriod>

/**
 * The last closed periods of a member's team, oldest first: `replayTerms` runs any terms over them, by the rule by which they are settled.
 * Errors: `access.feature`; `notFound`, for a member who is neither the caller nor right below; `validation` of `cycle`. Spec 7.5.
 */
export const replayContract = defineCall({
  name: 'replayContract',
  method: 'GET',
  path: '/wps/relay/MCS2_replayContract',
  ...contractCall,
  texts: contractTexts,
  input: z.object({
    /** What the contract pays. */
    kind: ContractKind,
    /** How long a period is. */
    cycle: ContractCycle,
    /** Whose team; the caller's by default. */
    memberId: z.optional(id),
    /** Amounts that the terms to be run name to be active with (`activeStakesOf`): the figures count the members above each. */
    activeStakes: z.optional(activeStakes),
  }),
  output: z.object({
    /** Whose team. */
    memberId: id,
    userName: text,
    /** What was left below zero before the first of them. */
    carryIn: money,
    /** The periods, oldest first. */
    periods: list(ReplayPeriod),
    /** When it was counted, ms. */
    updateTime: int,
  }),
})
