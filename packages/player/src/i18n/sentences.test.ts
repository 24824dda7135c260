import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { messages } from './locales/en/index.ts'
import { messages as portuguese } from './locales/pt-BR/index.ts'

type Key = keyof typeof messages.errors

/** Every sentence that section 8 gives; "login" as a verb is "log in", "num" is "number". */
const ofSection8: [Key, string][] = [
  ['invitation_code_error', 'Invalid invitation code'],
  ['verificationCode', 'Verification code error'],
  ['notLoggedIn', 'You are not logged in, please log in first'],
  ['loggedOut', 'The account has been logged out, please log in again'],
  ['noPermission', 'Sorry, this account does not have permission or the feature is temporarily unavailable'],
  ['userDisabled', 'Sorry, the user does not exist or is disabled'],
  ['usernameExists', 'Sorry, the username already exists'],
  ['usernameFormat', 'Account format is incorrect'],
  ['passwordFormat', 'Password format is incorrect'],
  ['in_email_incorrect', 'E-mail format is incorrect'],
  ['in_confirmation_correct', 'Confirmation password not matched'],
  ['referrerLink', 'Referrer link error'],
  ['enterCaptcha', 'Enter a captcha'],
  ['nameFormat', 'Name format is not valid'],
  ['mobileInvalid', 'The mobile number is not valid'],
  ['in_mobileNum_error', 'Please enter a valid mobile number'],
  ['unknown', 'Unknown error'],
  ['emptyUrl', 'The requested url is empty'],
  ['upgrading', 'System upgrading, please try again later'],
  ['restricted', 'Access restricted by location or IP'],
  ['maintenance', 'The platform is under maintenance'],
  ['popupBlocked', 'Popup blocked. Please allow popups and try again'],
  ['agentIncorrect', 'Incorrect agent information. Please contact your agent'],
  ['loadingFailed', 'Loading failed, click to retry'],
  ['slowConnection', 'Slow connection / no internet'],
  // Sections 6 and 5.
  ['free_reject', 'Please log in with an actual account to use this function'],
  ['notMember', 'Non-member account unable to log in'],
  ['notAgent', 'Non-agents cannot log in'],
  ['in_incorrect_password', 'Enter password'],
  ['samePassword', 'The new password and the old password cannot be the same'],
]

test.each(ofSection8)('[8] the message %s begins with the sentence of the specification: %s', (key, sentence) => {
  expect(`${messages.errors[key]} `).toMatch(new RegExp(`^${sentence.replaceAll('/', '\\/')}\\. `))
})

test('[8] an empty address and an unknown code are what they are in Portuguese too', () => {
  expect(portuguese.errors.emptyUrl).toMatch(/^O endereço do jogo veio vazio\./)
  expect(portuguese.errors.unknown).toMatch(/^Erro desconhecido\./)
})

test('[8] a text that another part of the site shows for the same reason begins alike', () => {
  for (const texts of [messages, portuguese]) {
    const { agentRegister, errors, games, inbox, records, system } = texts
    expect([games.pageFailed, inbox.pageFailed, records.pageFailed]).toEqual(Array.from({ length: 3 }, () => errors.loadingFailed))
    expect(games.launch.noUrl).toBe(errors.emptyUrl)
    expect(games.launch.popup).toBe(errors.popupBlocked)
    expect(agentRegister.nameProblems.format).toBe(errors.usernameFormat)
    expect(agentRegister.nameProblems.taken).toBe(errors.usernameExists)
    expect(games.launch.noLottery).toBe(errors.lotteryUnknown)
    expect(system.failedText).toBe(errors.unknown)
  }
})

test('[5, 9] an empty captcha, and a promotion without an end', () => {
  expect(messages.auth.empty.captcha).toMatch(/^Please enter code\./)
  const promotions = readFileSync(join(import.meta.dirname, 'locales/en/promotions.json'), 'utf8')
  expect((JSON.parse(promotions) as { longTerm: string }).longTerm).toMatch(/long term$/)
})
