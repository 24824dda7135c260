import { describe, expect, test } from 'vitest'
import { coreTexts } from '../texts/coreTexts.ts'
import { messageKeys } from '../texts/messageKeys.ts'
import { errorOf } from './transport/errorOf.ts'

// Section 8, message by message: the code that brings it, the status it comes with, the text it requests.
const messages = [
  ['Invalid invitation code', 'register.invitation', 400, 'invitation_code_error'],
  ['Verification code error', 'verification.code', 400, 'verificationCode'],
  ['You are not logged in', 'session.required', 401, 'notLoggedIn'],
  ['The account has been logged out', 'session.expired', 401, 'loggedOut'],
  ['No permission or feature unavailable', 'access.feature', 403, 'noPermission'],
  ['The user does not exist or is disabled', 'login.disabled', 400, 'userDisabled'],
  ['The username already exists', 'register.usernameTaken', 400, 'usernameExists'],
  ['Account format is incorrect', 'validation.username', 400, 'usernameFormat'],
  ['Password format is incorrect', 'validation.password', 400, 'passwordFormat'],
  ['E-mail format is incorrect', 'validation.email', 400, 'in_email_incorrect'],
  ['Confirmation password not matched', 'validation.confirm', 400, 'in_confirmation_correct'],
  ['Empty confirmation', 'validation.confirmEmpty', 400, 'in_incorrect_password'],
  ['Referrer link error', 'register.referrer', 400, 'referrerLink'],
  ['Enter a captcha', 'captcha.required', 400, 'enterCaptcha'],
  ['Name format is not valid', 'validation.name', 400, 'nameFormat'],
  ['The mobile num is not valid', 'validation.mobile', 400, 'mobileInvalid'],
  ['Please enter a valid mobile number', 'validation.mobileLength', 400, 'in_mobileNum_error'],
  ['Unknown error', 'no.such.code', 400, 'unknown'],
  ['The requested url is empty', 'request.url', 400, 'emptyUrl'],
  ['System upgrading', 'system.upgrading', 503, 'upgrading'],
  ['Access restricted by location or IP', 'region.restricted', 403, 'restricted'],
  ['The platform is under maintenance', 'system.maintenance', 503, 'maintenance'],
  ['Popup blocked', 'popup.blocked', 0, 'popupBlocked'],
  ['Incorrect agent information', 'agent.incorrect', 400, 'agentIncorrect'],
  ['Loading failed, click to retry', 'contract.schema', 0, 'loadingFailed'],
  ['Slow Connection / No Internet', 'network.timeout', 0, 'slowConnection'],
  ['Free-trial member on a member page', 'access.trial', 403, 'free_reject'],
  ['Referral disabled', 'referral.disabled', 400, 'contact_service'],
  ['Logged-out action needing login', 'session.guest', 401, 'in_logged_login'],
  ['The new password cannot be the old', 'modify.new.old.same', 400, 'samePassword'],
  ['The old password is wrong', 'password.wrong', 400, 'passwordIncorrect'],
  ['The mobile number has an account', 'register.mobileTaken', 400, 'mobileTaken'],
  ['Non-member account unable to login', 'login.notMember', 400, 'notMember'],
  ['Non-agents cannot log in', 'login.notAgent', 400, 'notAgent'],
] as const

test.for(messages)('[8] "%s" is reached by %s', ([, errorCode, status, key]) => {
  const error = errorOf({ errorCode, message: 'in the language of the gateway' }, { status, requestId: 'r1', texts: messageKeys })
  expect(error).toMatchObject({ messageKey: key, code: errorCode, status, requestId: 'r1' })
})

describe('[contract: errors] the class follows the code, then the status', () => {
  test.for([
    [{ errorCode: 'login.password', value: { captcha: true } }, 400, 'captchaRequired'],
    [{ errorCode: 'login.password', value: { captcha: false } }, 400, 'business'],
    [{ errorCode: 'validation', value: { fields: { email: 'validation.email' } } }, 422, 'validation'],
    [{ errorCode: 'idempotency.running' }, 409, 'conflict'],
    [{ errorCode: 'session.replaced' }, 401, 'sessionReplaced'],
    [{}, 401, 'sessionExpired'],
    [{}, 403, 'permission'],
    [{}, 404, 'business'],
    [{}, 429, 'rateLimited'],
    [{}, 503, 'server'],
    [{ errorCode: 'system.maintenance' }, 503, 'maintenance'],
    [{ errorCode: 'region.restricted' }, 403, 'regionRestricted'],
  ] as const)('%j with %s is %s', ([failure, status, kind]) => {
    const error = errorOf(failure, { status })
    expect(error.kind).toBe(kind)
    expect(error.name.toLowerCase()).toBe(`${kind.toLowerCase()}error`)
  })

  test('a validation error shows the text of its first field that has one', () => {
    const fields = { a: 'unheard.of', email: 'validation.email' }
    const failure = { errorCode: 'validation', value: { fields } }
    expect(errorOf(failure, { status: 400, texts: messageKeys }).messageKey).toBe('in_email_incorrect')
    expect(errorOf(failure, { status: 400 }).messageKey).toBe('validation')
  })

  test('a domain brings the texts of its own codes, on top of those of every call', () => {
    const own = (errorCode: string, texts?: Record<string, string>) => errorOf({ errorCode }, { status: 400, texts }).messageKey
    expect(own('promotion.closed')).toBe('unknown')
    expect(own('promotion.closed', { 'promotion.closed': 'promotionClosed' })).toBe('promotionClosed')
    expect(own('region.restricted', { 'promotion.closed': 'promotionClosed' })).toBe('restricted')
  })

  test('an unknown code has the text of its family', () => {
    expect(errorOf({ errorCode: 'access.somewhere' }, { status: 403 }).messageKey).toBe('noPermission')
    expect(errorOf({ errorCode: 'nothing.known' }, { status: 400 }).messageKey).toBe('unknown')
  })

  test("a code is never looked up in the table's prototype", () => {
    expect(errorOf({ errorCode: 'constructor' }, { status: 400 }).messageKey).toBe('unknown')
    expect(Object.keys(coreTexts)).toEqual(Object.keys(coreTexts).toSorted())
  })
})
