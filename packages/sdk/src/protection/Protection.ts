import * as z from 'zod/mini'
import { flag, id, oneOf, optionalInt } from '../core/wire/fields.ts'
import { orElse } from '../core/wire/orElse.ts'
import { ReachedLimit } from './LimitRefusal.ts'

/**
 * What an account is open for. `paused` and `excluded` are its member's choice; `closing` lasts until bets are settled and money is out;
 * `impeded` is a rule of the government: the member withdraws until `until`, then the account closes.
 */
export const ProtectionState = /* @__PURE__ */ oneOf('open', 'paused', 'excluded', 'closing', 'impeded', 'closed')
export type ProtectionState = z.output<typeof ProtectionState>

/** The state of an account, and which ways out of it are open now. */
export const Protection = /* @__PURE__ */ z.object({
  /** What the account is open for. */
  state: ProtectionState,
  /** Start of the state, ms; absent while open. */
  since: optionalInt,
  /** When a pause or the time to withdraw ends, or from when a return from an exclusion may be requested, ms; absent without an end. */
  until: optionalInt,
  /** Where the rest of an impeded account goes, masked, in the language of the request; absent otherwise. */
  returnTo: /* @__PURE__ */ orElse(/* @__PURE__ */ z.optional(id), () => undefined),
  /** `requestReturn` is possible now. */
  mayRequestReturn: flag,
  /** When a requested return opens the account, ms. */
  returnAt: optionalInt,
  /** `cancelClosing` is possible now. */
  mayCancelClosing: flag,
  /** While the account is open: a limit of play of which nothing remains, so that the next bet is refused. Only `getProtection` says so. */
  reached: /* @__PURE__ */ z.optional(ReachedLimit),
})
export type Protection = z.output<typeof Protection>
