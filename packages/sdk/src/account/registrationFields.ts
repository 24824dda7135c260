import { id, oneOf, string } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import type { CallContext } from '../core/CallContext.ts'
import { captchaFields } from './captchaFields.ts'

const optional = /* @__PURE__ */ z.optional(string)

/** The registration payload of section 3. The merchant's rules define which fields are required, and their format. */
export const registrationFields = {
  /** Host name of the page, for the referral of its domain. */
  registerUrl: string,
  registerMethod: /* @__PURE__ */ oneOf('H5', 'APP', 'PWA', 'WEBCLIP'),
  password: string,
  confirmPassword: string,
  countryDialingCode: optional,
  affiliateCode: optional,
  /** The domain that referred the player. */
  domain: optional,
  paymentPassword: optional,
  /** Member id of the inviting member. */
  recommenderId: optional,
  nickname: optional,
  payeeName: optional,
  email: optional,
  idNumber: optional,
  qqNum: optional,
  facebook: optional,
  wechat: optional,
  line: optional,
  whatsapp: optional,
  zalo: optional,
  ...captchaFields,
  /** For a code that a third party sent: 'sms'. */
  firebaseChannel: optional,
  firebaseIdToken: optional,
}

/** A new member is a player: the gateway accepts no type from a caller. */
export const newPlayer = (_context: CallContext) => ({ type: 0 })

/** Name of the new member. No session is opened, because the answer is stored: sign in with the password. */
export const Registered = /* @__PURE__ */ z.object({ userName: id })
