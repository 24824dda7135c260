import { id, oneOf, string } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import type { CallContext } from '../core/CallContext.ts'
import { captchaFields } from './captchaFields.ts'

const optional = /* @__PURE__ */ z.optional(string)

/** The registration payload of section 3. Which fields a merchant requests, and their form, is in its rules. */
export const registrationFields = {
  /** Host name of the page, for the referral of its domain. */
  registerUrl: string,
  registerMethod: /* @__PURE__ */ oneOf('H5', 'APP', 'PWA', 'WEBCLIP'),
  password: string,
  confirmPassword: string,
  countryDialingCode: optional,
  affiliateCode: optional,
  /** The domain that led here. */
  domain: optional,
  paymentPassword: optional,
  /** Member id of whoever invited. */
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

/** A new member is a player: the gateway takes no type from anybody. */
export const newPlayer = (_context: CallContext) => ({ type: 0 })

/** Name of the member that was made. No session: sign in with the password, which the answer could not keep secret. */
export const Registered = /* @__PURE__ */ z.object({ userName: id })
