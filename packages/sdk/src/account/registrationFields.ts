import * as z from 'zod/mini'
import { cleanField } from '../clean/cleanField.ts'
import { entered } from '../clean/entered.ts'
import { id, oneOf, string } from '../core/wire/fields.ts'
import type { CallContext } from '../core/CallContext.ts'
import { captchaFields } from './captchaFields.ts'

const optional = /* @__PURE__ */ z.optional(string)
/** @__NO_SIDE_EFFECTS__ */
const cleaned = (name: string) => z.optional(entered((text) => cleanField(name, text), true))

/** The registration payload of section 3. The merchant's rules define which fields are required, and their format. */
export const registrationFields = {
  /** Host name of the page, for the referral of its domain. */
  registerUrl: string,
  registerMethod: /* @__PURE__ */ oneOf('H5', 'APP', 'PWA', 'WEBCLIP'),
  password: string,
  confirmPassword: string,
  countryDialingCode: optional,
  affiliateCode: /* @__PURE__ */ cleaned('affiliateCode'),
  /** The domain that referred the player. */
  domain: optional,
  paymentPassword: optional,
  /** Member id of the inviting member. */
  recommenderId: /* @__PURE__ */ cleaned('recommenderId'),
  nickname: /* @__PURE__ */ cleaned('nickname'),
  payeeName: /* @__PURE__ */ cleaned('payeeName'),
  email: /* @__PURE__ */ cleaned('email'),
  idNumber: /* @__PURE__ */ cleaned('idNumber'),
  qqNum: /* @__PURE__ */ cleaned('qqNum'),
  facebook: /* @__PURE__ */ cleaned('facebook'),
  wechat: /* @__PURE__ */ cleaned('wechat'),
  line: /* @__PURE__ */ cleaned('line'),
  whatsapp: /* @__PURE__ */ cleaned('whatsapp'),
  zalo: /* @__PURE__ */ cleaned('zalo'),
  ...captchaFields,
  /** For a code that a third party sent: 'sms'. */
  firebaseChannel: optional,
  firebaseIdToken: optional,
}

/** A new member is a player: the gateway accepts no type from a caller. */
export const newPlayer = (_context: CallContext) => ({ type: 0 })

/** Name of the new member. No session is opened, because the answer is stored: sign in with the password. */
export const Registered = /* @__PURE__ */ z.object({ userName: id })
