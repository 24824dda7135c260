import { count, flag, int, oneOf, optionalInt, text } from '../core/fields.ts'
import { list } from '../core/list.ts'
import { z } from '../core/schema.ts'
import { KycStatus } from './SecurityConfig.ts'

/** The pictures of an identity check. */
export const KycSide = /* @__PURE__ */ oneOf('front', 'back', 'selfie')
export type KycSide = z.output<typeof KycSide>

/** How far an identity check is. */
export const Kyc = /* @__PURE__ */ z.object({
  /** How far it is. */
  status: KycStatus,
  /** Pictures of this try that have arrived. */
  sides: /* @__PURE__ */ list(
    /* @__PURE__ */ z.object({
      /** What it shows. */
      side: KycSide,
      /** When it arrived, ms. */
      uploadedAt: int,
    }),
  ),
  /** Why the last try was refused: `blur`, `glare`, `cut`, `expired`, `name`, `underage` or `other`; '' where it was not. */
  reason: text,
  /** Tries that are left. */
  attemptsLeft: count,
  /** Name, CPF or date of birth is missing: those come first. */
  needsData: flag,
  /** When all pictures were there, ms. */
  sentAt: optionalInt,
})
export type Kyc = z.output<typeof Kyc>
