import { count, flag, oneOf, optionalInt, text } from '../core/fields.ts'
import { list } from '../core/list.ts'
import { z } from '../core/schema.ts'

/** How far an identity check is. */
export const KycStatus = /* @__PURE__ */ oneOf('none', 'draft', 'sent', 'review', 'accepted', 'refused')
export type KycStatus = 'none' | 'draft' | 'sent' | 'review' | 'accepted' | 'refused'

/** What protects an account. */
export const SecurityItem = /* @__PURE__ */ oneOf(
  'loginPassword',
  'paymentPassword',
  'mobile',
  'email',
  'payeeName',
  'identity',
  'destinations',
  'questions',
  'passkeys',
)
export type SecurityItem = z.output<typeof SecurityItem>

/** What a member has set, masked, and how well the account is protected. */
export const SecurityConfig = /* @__PURE__ */ z.object({
  /** 0 to 100: the points of what is done. */
  score: count,
  /** What the score is made of. */
  checks: /* @__PURE__ */ list(
    /* @__PURE__ */ z.object({
      /** What protects. */
      item: SecurityItem,
      /** What it adds to the score. */
      points: count,
      /** It is set. */
      done: flag,
    }),
  ),
  /** A payment password is set. */
  paymentPassword: flag,
  /** After five wrong ones: until when, ms; absent where it is not locked. */
  paymentLockedUntil: optionalInt,
  /** Proven mobile number, masked; '' where there is none. */
  mobile: text,
  /** E-mail address, masked; '' where there is none. */
  email: text,
  /** Name of the holder of destinations, '' where it is not set. */
  payeeName: text,
  /** The name cannot be changed any more. */
  payeeNameFixed: flag,
  /** CPF, masked; '' where there is none. */
  idNumber: text,
  /** How far the identity check is. */
  identity: KycStatus,
  /** How many destinations there are. */
  destinations: count,
  /** How many security questions are answered. */
  questions: count,
  /** How many passkeys there are. */
  passkeys: count,
  nickname: text,
  /** Name of the head icon, '' = none. */
  icon: text,
  /** Withdrawals are held until then, ms, because of a change; absent where they are not. */
  heldUntil: optionalInt,
})
export type SecurityConfig = z.output<typeof SecurityConfig>
