import * as security from '@platform/sdk/security'
import { change, endAll, signInsOf } from '../account/exports.ts'
import { memberOf } from '../gateway/Context.ts'
import { handle } from '../gateway/handle.ts'
import { addPasskeyOf } from './addPasskey.ts'
import { allQuestions, checkAnswers, ownQuestions, setAnswers } from './answers.ts'
import { banks } from './banks.ts'
import { sendByEmail, sendBySms } from './contactCodes.ts'
import { changeEmail, changeMobile } from './contacts.ts'
import { addDestination, validateDestination, chooseDestination, destinationsOf, removeDestination } from './destinations.ts'
import { addPicture, kycOf, readPicture } from './kyc.ts'
import { passkeyOptions } from './passkeyOptions.ts'
import { passkeysOf, removePasskeyOf } from './passkeys.ts'
import { signInOptions, signInWithPasskey } from './passkeySignIn.ts'
import { changePayment, resetPayment, setFirst } from './paymentPasswords.ts'
import { chooseNickname, choosePayeeName, personalInfo, setPersonal } from './profile.ts'
import type { Destination } from './readDestination.ts'
import { rememberedDevicesOf, removeRememberedDeviceOf } from './rememberedDevices.ts'
import { securityConfigOf } from './securityConfig.ts'

/** The security centre: passwords, contacts, destinations, questions, identity, passkeys, sign-ins. */
export const securityRoutes = [
  handle(security.getSecurityConfig, (_input, context) => securityConfigOf(context)),
  handle(security.hasWithdrawalPassword, async (_input, context) => {
    const memberQuery = context.db.selectFrom('members').select('payment_password_hash').where('id', '=', memberOf(context).id)
    return { hasPassword: (await memberQuery.executeTakeFirstOrThrow()).payment_password_hash !== null }
  }),
  handle(security.changeLoginPassword, (form, context) => change(context, form)),
  handle(security.setPaymentPassword, (form, context) => setFirst(context, form)),
  handle(security.changePaymentPassword, (form, context) => changePayment(context, form)),
  handle(security.resetPaymentPassword, (form, context) => resetPayment(context, form)),
  handle(security.getBankCards, (_input, context) => destinationsOf(context)),
  handle(security.getWithdrawBanks, () => [...banks]),
  handle(security.addBankCard, (form, context, destination: Destination) => addDestination(context, form, destination), {
    before: (form, context) => validateDestination(context, form),
  }),
  handle(security.setDefaultBankCard, ({ id }, context) => chooseDestination(context, id)),
  handle(security.removeBankCard, ({ id }, context) => removeDestination(context, id)),
  handle(security.getSecurityQuestions, (_input, context) => allQuestions(context)),
  handle(security.getMemberSecurityQuestions, (_input, context) => ownQuestions(context)),
  handle(security.setSecurityAnswers, (form, context) => setAnswers(context, form)),
  handle(security.checkSecurityAnswers, (form, context) => checkAnswers(context, form)),
  handle(security.sendMemberCode, (form, context) => sendBySms(context, form)),
  handle(security.sendMemberEmailCode, (form, context) => sendByEmail(context, form)),
  handle(security.setMobile, (form, context) => changeMobile(context, form)),
  handle(security.setEmail, (form, context) => changeEmail(context, form)),
  handle(security.setPayeeName, ({ payeeName }, context) => choosePayeeName(context, payeeName)),
  handle(security.setNickname, ({ nickname }, context) => chooseNickname(context, nickname)),
  handle(security.getPersonalInfo, (_input, context) => personalInfo(context)),
  handle(security.getKyc, (_input, context) => kycOf(context)),
  handle(security.sendKyc, ({ side }, context, images: Uint8Array[]) => addPicture(context, side, images), {
    before: (form, context) => readPicture(context, form),
  }),
  handle(security.getSignIns, (_input, context) => signInsOf(context)),
  handle(security.endAllSessions, (_input, context) => endAll(context)),
  handle(security.getRememberedDevices, (_input, context) => rememberedDevicesOf(context)),
  handle(security.removeRememberedDevice, ({ id }, context) => removeRememberedDeviceOf(context, id)),
  handle(security.getPasskeys, (_input, context) => passkeysOf(context)),
  handle(security.getPasskeyOptions, (form, context) => passkeyOptions(context, form)),
  handle(security.addPasskey, ({ response }, context) => addPasskeyOf(context, response)),
  handle(security.removePasskey, ({ id }, context) => removePasskeyOf(context, id)),
  handle(security.getPasskeySignInOptions, (_input, context) => signInOptions(context)),
  handle(security.signInByPasskey, ({ response }, context) => signInWithPasskey(context, response)),
  handle(security.setPersonalInfo, (form, context) => setPersonal(context, form)),
]
