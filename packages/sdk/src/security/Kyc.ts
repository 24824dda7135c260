import * as z from 'zod/mini'
import { count, flag, int, oneOf, optionalInt, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { KycStatus } from './SecurityConfig.ts'

/** The pictures of an identity check. */
export const KycSide = /* @__PURE__ */ oneOf('front', 'back', 'selfie')
export type KycSide = z.output<typeof KycSide>

/** State of an identity check. */
export const Kyc = /* @__PURE__ */ z.object({
  /** Its state. */
  status: KycStatus,
  /** Received pictures of this attempt. */
  sides: /* @__PURE__ */ list(
    /* @__PURE__ */ z.object({
      /** What it shows. */
      side: KycSide,
      /** Time of receipt, ms. */
      uploadedAt: int,
    }),
  ),
  /** Why the last attempt was refused: `blur`, `glare`, `cut`, `expired`, `name`, `underage`, `mismatch` or `other`; '' if it was not. */
  reason: text,
  /** Remaining attempts. */
  attemptsLeft: count,
  /** Name, CPF or date of birth is missing: those have to be set first. */
  needsData: flag,
  /** When all pictures were received, ms. */
  sentAt: optionalInt,
})
export type Kyc = z.output<typeof Kyc>
