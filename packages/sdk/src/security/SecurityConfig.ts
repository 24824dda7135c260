import * as z from 'zod/mini'
import { count, flag, oneOf, optionalInt, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'

/** State of an identity check. */
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
  /** 0 to 100: the points of the completed items. */
  score: count,
  /** The items of the score. */
  checks: /* @__PURE__ */ list(
    /* @__PURE__ */ z.object({
      /** The item. */
      item: SecurityItem,
      /** Points that it adds to the score. */
      points: count,
      /** It is set. */
      done: flag,
    }),
  ),
  /** A payment password is set. */
  paymentPassword: flag,
  /** End of the lock after five wrong attempts, ms; absent if it is not locked. */
  paymentLockedUntil: optionalInt,
  /** Proven mobile number, masked; '' if there is none. */
  mobile: text,
  /** E-mail address, masked; '' if there is none. */
  email: text,
  /** Name of the holder of destinations, '' if it is not set. */
  payeeName: text,
  /** The name can no longer be changed. */
  payeeNameFixed: flag,
  /** CPF, masked; '' if there is none. */
  idNumber: text,
  /** State of the identity check. */
  identity: KycStatus,
  /** PIX keys of companies (CNPJ) are accepted as destinations. */
  companyKeys: flag,
  /** Number of destinations. */
  destinations: count,
  /** Number of answered security questions. */
  questions: count,
  /** Number of passkeys. */
  passkeys: count,
  nickname: text,
  /** Name of the head icon, '' = none. */
  icon: text,
  /** Withdrawals are held until then, ms, because of a change; absent if they are not. */
  heldUntil: optionalInt,
})
export type SecurityConfig = z.output<typeof SecurityConfig>
