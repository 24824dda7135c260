import * as z from 'zod/mini'
import { flag, int, oneOf } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'

/** What a limit counts: credited and open deposits, stakes less payouts, stakes, number of bets, minutes of play. */
export const LimitKind = /* @__PURE__ */ oneOf('deposit', 'loss', 'stake', 'bets', 'time')
export type LimitKind = z.output<typeof LimitKind>

/** A fixed frame of the merchant's clock: it begins at midnight, on Monday, on the first of the month. */
export const LimitPeriod = /* @__PURE__ */ oneOf('day', 'week', 'month')
export type LimitPeriod = z.output<typeof LimitPeriod>

/** One limit. Its numbers are cents (deposit, loss, stake), bets, or minutes (time). */
export const Limit = /* @__PURE__ */ z.object({
  /** What it counts. */
  kind: LimitKind,
  /** How often it begins again. */
  period: LimitPeriod,
  /** The limit. */
  value: int,
  /** The used part; a loss below zero is 0. */
  used: int,
  /** The remaining part: for a loss more than the limit while the period has won. */
  left: int,
  /** When the period ends and the limit begins again, ms. */
  resetsAt: int,
  /** A requested rise. */
  pending: /* @__PURE__ */ z.optional(
    /* @__PURE__ */ z.object({
      /** The requested limit; null for none. */
      value: /* @__PURE__ */ z.nullable(int),
      /** From when the player may confirm it, ms. */
      readyAt: int,
      /** When it lapses without a confirmation, ms. */
      confirmBy: int,
    }),
  ),
})
export type Limit = z.output<typeof Limit>

/** The limits of a member and what may be set. */
export const Limits = /* @__PURE__ */ z.object({
  /** The kinds that the market has. */
  kinds: /* @__PURE__ */ list(LimitKind),
  /** The periods that it has. */
  periods: /* @__PURE__ */ list(LimitPeriod),
  /** The limits in force and those requested. */
  limits: /* @__PURE__ */ list(Limit),
  /** What the market wants to be set at registration and is not; absent if nothing. */
  required: /* @__PURE__ */ z.optional(
    /* @__PURE__ */ z.object({
      /** The kinds without a limit. */
      kinds: /* @__PURE__ */ list(LimitKind),
      /** They have to be set; "no limit" has to be confirmed; or the form offers them. */
      how: /* @__PURE__ */ oneOf('set', 'decide', 'offer'),
    }),
  ),
  /** When the member last read the reminder or changed a limit, ms. */
  remindedAt: /* @__PURE__ */ z.optional(int),
  /** It is time to remind: never until now, or 180 days ago. */
  reminderDue: flag,
})
export type Limits = z.output<typeof Limits>

/** Whose limit. */
export const limitName = {
  /** What the limit counts. */
  kind: LimitKind,
  /** How often it begins again. */
  period: LimitPeriod,
}
