import { orElse, part } from '../core/field.ts'
import { day, id, int, money, oneOf } from '../core/fields.ts'
import { z } from '../core/schema.ts'

/** `own` the member alone, `direct` the members right below, `team` the member with everybody below. */
export const TeamScope = /* @__PURE__ */ oneOf('own', 'direct', 'team')
export type TeamScope = (typeof TeamScope.options)[number]

/** Whose figures, and of which days. */
export const teamInput = {
  /** First day. */
  startDate: day,
  /** Last day, included. */
  endDate: day,
  /** A member of the caller's team; the caller by default. */
  memberId: z.optional(id),
  /** Of that member alone, of those right below, or of the whole team, which is the default. */
  scope: z.optional(TeamScope),
}

/** An amount that is only shown: absent where the gateway gave none. */
export const shownAmount = /* @__PURE__ */ orElse(/* @__PURE__ */ z.optional(money), () => undefined)

/** What every answer about a team says beside its figures. */
export const asOf = {
  /** When it was counted, in ms. */
  updateTime: int,
}

type Fields = Record<string, z.ZodMiniType>

/**
 * Key figures of a team: those of the days that were requested, those of as many days before, and when they were counted.
 * @__NO_SIDE_EFFECTS__
 */
export const kpiAnswer = <Now extends Fields, Before extends Fields>(now: Now, before: Before) =>
  z.object({
    /** Of the days that were requested. */
    footer: part(z.object(now)),
    /** Of as many days before them. */
    previous: part(z.object(before)),
    ...asOf,
  })
