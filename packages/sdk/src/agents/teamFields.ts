import * as z from 'zod/mini'
import { day, id, int, money, oneOf } from '../core/wire/fields.ts'
import { orElse } from '../core/wire/orElse.ts'
import { part } from '../core/wire/part.ts'

/** `own`: only the member, `direct`: the direct members, `team`: the member with everyone below. */
export const TeamScope = /* @__PURE__ */ oneOf('own', 'direct', 'team')
export type TeamScope = (typeof TeamScope.options)[number]

/** Whose figures, and for which days. */
export const teamInput = {
  /** First day. */
  startDate: day,
  /** Last day, inclusive. */
  endDate: day,
  /** A member of the caller's team; the caller by default. */
  memberId: z.optional(id),
  /** Figures of only that member, of the direct members, or of the complete team, which is the default. */
  scope: z.optional(TeamScope),
}

/** An amount for display only: absent if the gateway sent none. */
export const shownAmount = /* @__PURE__ */ orElse(/* @__PURE__ */ z.optional(money), () => undefined)

/** What every answer about a team contains besides its figures. */
export const asOf = {
  /** Time of the calculation, ms. */
  updateTime: int,
}

type Fields = Record<string, z.ZodMiniType>

/**
 * Key figures of a team: for the requested days, for the same number of days before, and when they were calculated.
 * @__NO_SIDE_EFFECTS__
 */
export const kpiAnswer = <Now extends Fields, Before extends Fields>(now: Now, before: Before) =>
  z.object({
    /** For the requested days. */
    footer: part(z.object(now)),
    /** For the same number of days before them. */
    previous: part(z.object(before)),
    ...asOf,
  })
