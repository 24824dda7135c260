import { readFileSync } from 'node:fs'
import { messageKeys, type Client, type KnownCode } from '@platform/sdk'
import * as account from '@platform/sdk/account'
import { addFavorite, launchGame } from '@platform/sdk/games'
import { sendFeedback } from '@platform/sdk/help'
import { getPromotion } from '@platform/sdk/promotions'
import { beforeAll, expect, test } from 'vitest'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { solveCaptcha } from '../testing/solveCaptcha.ts'
import type { TestMember } from '../testing/startTestSandbox.ts'

const sandbox = await fileSandbox()
beforeAll(async () => {
  for (const flag of ['USERNAMEREG3', 'MOBILEREG3']) await sandbox.console('flags', { merchant: 'ipanema', flag, on: true })
  await sandbox.console('rules', { merchant: 'ipanema', field: 'payeeName', enabled: true, required: false })
  await sandbox.console('rules', { merchant: 'ipanema', field: 'whatsapp', enabled: true, required: false })
})

const clientOf = ({ token, userName, type, merchantCode }: TestMember) =>
  sandbox.client({ session: { token, userName, type, merchantCode, firstTimeLogin: false } })
const guest = () => sandbox.client()
const form = { registerUrl: 'ipanema.example', registerMethod: 'H5' as const, password: 'Canario2026', confirmPassword: 'Canario2026' }
const signUp = async (more: object) => {
  return account.register(guest(), { ...form, username: `texto${Date.now() % 1e6}`, ...(await solveCaptcha(sandbox)), ...more })
}
const signIn = (username: string, password: string, client = guest()) => account.login(client, { type: 'username', username, password })
const disable = (userName: string) => sandbox.db.updateTable('members').set({ disabled: true }).where('account', '=', userName).execute()
const closed = async (action: 'maintenance' | 'upgrading' | 'region') => {
  await sandbox.console(action, { merchant: 'ipanema', on: true })
  const error = await failureOf(getPromotion(guest(), { id: '1' }))
  await sandbox.console(action, { merchant: 'ipanema', on: false })
  throw error ?? new Error('nothing was closed')
}

const launch = (nodeId: string, client: Client) => launchGame(client, { nodeId, backUrl: 'http://127.0.0.1:4201/m/home' })
const spoilt = async (kind: 'drop' | 'garble') => {
  await sandbox.console('faults', { path: getPromotion.path, kind })
  const error = await failureOf(getPromotion(guest(), { id: '1' }))
  await sandbox.console('faults/clear', {})
  throw error ?? new Error('nothing was spoilt')
}
const signInAs = async (type: number, audience: 'members' | 'agents') => {
  const { userName, password } = await sandbox.member({ type })
  await sandbox.console('audience', { merchant: 'ipanema', audience })
  const error = await failureOf(signIn(userName, password))
  await sandbox.console('audience', { merchant: 'ipanema', audience: 'all' })
  throw error ?? new Error('everybody came in')
}

/** Every message of section 8 with the code that requests it, and how the gateway is brought to say it. */
const gateway: [message: string, code: KnownCode, produce: () => Promise<unknown>][] = [
  [
    'Invalid invitation code. Check it or ask for another.',
    'register.invitation',
    () => account.checkAffiliate(guest(), { code: 'NOBODY', domain: '' }),
  ],
  [
    'Verification code error. Check the code or get another.',
    'verification.code',
    () => account.registerByMobile(guest(), { ...form, mobileNum: '11912345678', verificationCode: '000000' }),
  ],
  ['That isn’t the code in the picture. Enter the new one.', 'captcha.wrong', () => signUp({ captcha: '00000' })],
  ['You are not logged in, please log in first.', 'session.required', () => account.getMemberInfo(guest())],
  [
    'The account has been logged out, please log in again.',
    'session.expired',
    async () => {
      const client = clientOf(await sandbox.member())
      await account.logout(client)
      return account.getMemberInfo(client)
    },
  ],
  [
    'Sorry, this account does not have permission or the feature is temporarily unavailable. Try again later or contact support.',
    'access',
    () => account.sendCode(guest(), { mobileNum: '11912345678', purpose: 'login' }),
  ],
  [
    'Sorry, the user does not exist or is disabled. Contact support if you need help.',
    'login.disabled',
    async () => {
      const { userName, password } = await sandbox.member()
      await disable(userName)
      return signIn(userName, password)
    },
  ],
  [
    'Sorry, the username already exists. Choose another one.',
    'register.usernameTaken',
    async () => signUp({ username: (await sandbox.member()).userName }),
  ],
  ['Account format is incorrect.', 'validation.username', () => signUp({ username: '1abc' })],
  [
    'Password format is incorrect. Choose one that follows the rules.',
    'validation.password',
    () => signUp({ password: 'curta', confirmPassword: 'curta' }),
  ],
  ['E-mail format is incorrect. Check the address.', 'validation.email', () => signUp({ email: 'sem-arroba' })],
  [
    'Confirmation password not matched. Enter the same password twice.',
    'validation.confirm',
    () => signUp({ confirmPassword: 'Outra12345' }),
  ],
  ['Enter password.', 'validation.confirmEmpty', () => signUp({ confirmPassword: '' })],
  [
    'Referrer link error. Ask for another link, or delete the invitation code.',
    'register.referrer',
    () => signUp({ domain: 'evil.example' }),
  ],
  [
    'Referrer link error. Ask for another link, or delete the invitation code.',
    'register.referrer',
    () => account.checkAffiliate(guest(), { code: 'NOBODY', domain: 'evil.example' }),
  ],
  ['Enter a captcha. It is the code in the picture.', 'captcha.required', () => signUp({ captcha: undefined, captchaId: undefined })],
  ['Name format is not valid. Check the spelling.', 'validation.name', () => signUp({ payeeName: 'Ana '.repeat(40) })],
  ['The mobile number is not valid. Check the area code and digits.', 'validation.mobile', () => signUp({ whatsapp: 'letras-aqui' })],
  ['Please enter a valid mobile number.', 'validation.mobileLength', () => signUp({ mobileNum: '123' })],
  ['System upgrading, please try again later.', 'system.upgrading', () => closed('upgrading')],
  ['Access restricted by location or IP.', 'region', () => closed('region')],
  ['The platform is under maintenance.', 'system.maintenance', () => closed('maintenance')],
  [
    'Incorrect agent information. Please contact your agent.',
    'agent.incorrect',
    async () => {
      const { userName } = await sandbox.member({ type: 1 })
      await disable(userName)
      return account.checkAffiliate(guest(), { code: userName, domain: '' })
    },
  ],
  [
    'Please log in with an actual account to use this function.',
    'access.trial',
    async () => sendFeedback(clientOf(await sandbox.member({ type: 4 })), { type: 'bug', content: 'Não consigo entrar' }),
  ],
  [
    'The new password and the old password cannot be the same. Choose another.',
    'modify.new.old.same',
    async () => {
      const member = await sandbox.member()
      const { password: oldPassword } = member
      return account.changePassword(clientOf(member), { oldPassword, newPassword: oldPassword, confirmNewPassword: oldPassword })
    },
  ],
  [
    'Incorrect username or password. Check them and try again.',
    'login.password',
    async () => signIn((await sandbox.member()).userName, 'Errada2026'),
  ],
  [
    'The requested url is empty. Try again, or choose another game.',
    'request.url',
    async () => {
      await sandbox.db.updateTable('games').set({ game_id: '', room_id: '' }).where('node_id', '=', 'slot-4').execute()
      return launch('slot-4', clientOf(await sandbox.member()))
    },
  ],
  ['Please log in to use this feature.', 'session.guest', () => addFavorite(guest(), { nodeId: 'slot-1', vendor: 'AURORA' })],
  ['Slow connection / no internet. Check your connection and try again.', 'network', () => spoilt('drop')],
  ['Loading failed, click to retry.', 'contract', () => spoilt('garble')],
  [
    'Non-member account unable to log in. This isn’t a player account. Log in with another account.',
    'login.notMember',
    () => signInAs(1, 'members'),
  ],
  ['Non-agents cannot log in. Log in with an agent account.', 'login.notAgent', () => signInAs(0, 'agents')],
  [
    'Too many attempts. Wait a moment and try again.',
    'rate',
    async () => {
      const client = sandbox.client({ address: '10.9.9.9' })
      for (let tries = 0; tries < 10; tries++) await failureOf(signIn('nobodyhere', 'Errada2026', client))
      return signIn('nobodyhere', 'Errada2026', client)
    },
  ],
  [
    'This game doesn’t exist or is no longer available. Choose another.',
    'game.unknown',
    async () => launch('no-such-game', clientOf(await sandbox.member())),
  ],
]

/** Messages that no answer brings: the app alone knows. */
const app: [message: string, code: KnownCode][] = [
  ['Popup blocked. Please allow popups and try again.', 'popup.blocked'],
  ['Loading failed, click to retry.', 'screen.load'],
  ['This feature isn’t available. Please contact support.', 'referral.disabled'],
]

/** Codes beyond section 8, by the test that brings the gateway to say them. */
const elsewhere: Record<string, KnownCode[]> = {
  'account/recovery': ['password.wrong'],
  'membership/registration': ['register.mobileTaken', 'validation.captcha'],
  'games/games': ['game.maintenance'],
  'gateway/access': ['session.replaced'],
  'gateway/idempotency': ['idempotency.mismatch', 'idempotency.running'],
  'gateway/openSealedBody': ['crypto'],
  'help/feedback': ['feedback.closed', 'validation.image'],
  'lottery/lottery': ['lottery.cancelClosed', 'lottery.drawClosed', 'lottery.unknown'],
  'play/cycle': ['play.tooSoon'],
  'play/play': ['wallet.insufficient'],
  'transfers/transferUpline': [
    'transfer.blocked',
    'transfer.duplicate',
    'transfer.free',
    'transfer.max',
    'transfer.min',
    'transfer.upline',
  ],
  'transfers/transferDownline': ['transfer.off', 'transfer.receiver'],
  'agents/accounts/openAccount': ['affiliate.most', 'password.change', 'rebate.ceiling'],
  'agents/agentRebates/rates': ['rebate.changed', 'rebate.direct', 'rebate.floor', 'rebate.gap', 'rebate.quota'],
  'rebates/rebates': ['rebate.min', 'rebate.none', 'rebate.wait'],
  'security/answers': ['answers.locked', 'answers.set', 'answers.wrong', 'validation.answer'],
  'protection/cells': ['access.protected'],
  'protection/states': ['protection.duration', 'protection.early', 'protection.state'],
  'wallet/ownWallets': ['wallet.blocked', 'wallet.single'],
  'security/contacts': ['contact.none'],
  'account/terms': ['terms.changed', 'terms.text'],
  'access/memberStates': ['play.refused'],
  'membership/steps': ['validation.postalCode'],
  'registry/registry': ['login.verifying'],
  'security/mayPlay': ['play.identity', 'play.underage', 'trial.verified'],
  'security/identity': ['kyc.attempts', 'kyc.closed', 'kyc.data', 'personal.fixed'],
  'security/cpf/cpf': ['deposit.verifying', 'personal.deposit'],
  'account/signInByToken': ['login.remembered'],
  'security/passkeys': ['passkey.limit', 'passkey.wrong'],
  'security/destinations': [
    'destination.holder',
    'destination.known',
    'destination.limit',
    'destination.locked',
    'destination.tail',
    'payee.fixed',
    'validation.account',
    'validation.accountTwice',
    'validation.bank',
    'validation.pixKey',
  ],
  'security/paymentPasswords': [
    'payment.locked',
    'payment.set',
    'payment.unset',
    'payment.wrong',
    'validation.paymentSame',
    'validation.paymentWeak',
  ],
  'security/profile': ['personal.underage', 'validation.cpf', 'validation.nameDigits', 'validation.nameShort', 'validation.nameSigns'],
  'payments/deposit': [
    'deposit.bank',
    'deposit.channel',
    'deposit.closed',
    'deposit.max',
    'deposit.min',
    'deposit.multiple',
    'deposit.open',
    'deposit.payer',
    'deposit.promotion',
    'limit.deposit',
  ],
  'limits/limits': ['limit.bets', 'limit.early', 'limit.loss', 'limit.none', 'limit.stake'],
  'limits/playTime': ['limit.time'],
  'payments/openOrder': ['deposit.receipts'],
  'withdrawals/payDebt': ['withdraw.debt'],
  'withdrawals/withdraw': [
    'withdraw.blocked',
    'withdraw.bonus',
    'withdraw.closed',
    'withdraw.destination',
    'withdraw.duplicate',
    'withdraw.fee',
    'withdraw.free',
    'withdraw.limit',
    'withdraw.max',
    'withdraw.min',
  ],
  'contracts/contracts': [
    'contract.changed',
    'contract.children',
    'contract.exists',
    'contract.level',
    'contract.member',
    'contract.none',
    'contract.period',
    'contract.periodPaid',
    'contract.plain',
    'contract.self',
    'contract.settled',
    'contract.standard',
    'contract.terms',
    'contract.total',
    'contract.user',
  ],
  'promotions/applications': ['promotion.image', 'request.tooLarge', 'server.busy'],
  'rewards/club/clubBenefits': ['reward.gone'],
  'envelopes/envelopes': ['envelope.empty', 'envelope.ended', 'envelope.packets', 'envelope.small'],
  'rewards/rain/redRain': ['rain.early', 'rain.ended', 'rain.stake'],
  'promotions/promotions': ['promotion.applied', 'promotion.closed', 'promotion.notReached'],
}
/** And what only a client can find out, in the SDK's own tests. */
const clients: KnownCode[] = ['outcome.unknown', 'validation']

/** What any page may have to say, and what only screens behind the first page do. */
const catalogue = (language: string): Record<string, string> =>
  Object.assign(
    {},
    ...['errors', 'errorsLater', 'errorsOfMembers'].map((name) =>
      JSON.parse(readFileSync(new URL(`../../../../packages/player/src/i18n/locales/${language}/${name}.json`, import.meta.url), 'utf8')),
    ),
  )
const [english, portuguese] = [catalogue('en'), catalogue('pt-BR')]

test.each(gateway)('[8] "%s" is the text for %s of the gateway', async (message, code, produce) => {
  const error = await failureOf(produce())
  expect(error?.messageKey, error?.code).toBe(messageKeys[code])
  // A wrong field brings its code beside the code of the answer.
  const codes = [error?.code ?? '', ...Object.values((error as { fields?: Record<string, string> } | undefined)?.fields ?? {})]
  expect(
    codes.some((one) => one === code || one.split('.')[0] === code),
    codes.join(),
  ).toBe(true)
  expect(english[error!.messageKey]).toBe(message)
})

test('[8] "Unknown error" is the text for codes without their own, and contains the request id', async () => {
  const { token } = await sandbox.member()
  const client = sandbox.client({ session: { token, userName: '', type: 0, merchantCode: 'ipanema', firstTimeLogin: false } })
  const error = await failureOf(getPromotion(client, { id: '999999999' }))
  expect(error).toMatchObject({ code: 'notFound', messageKey: 'unknown', requestId: expect.stringMatching(/.{8}/) })
  expect(english['unknown']).toBe('Unknown error. Try again.')
})

test('[8] every message has a text in both languages, and every code of the gateway has an existing message', () => {
  for (const [message, code] of [...app, ...gateway]) {
    expect(english[messageKeys[code]], code).toBe(message)
    expect(portuguese[messageKeys[code]], code).toMatch(/\p{L}{3}/u)
    expect(portuguese[messageKeys[code]], code).not.toBe(message)
  }
  for (const key of Object.values(messageKeys)) for (const texts of [english, portuguese]) expect(texts[key], key).toBeTruthy()
})

test('[8] a test produces every code', () => {
  const codes = [...gateway, ...app].map(([, code]) => code)
  const known = Object.keys(messageKeys) as KnownCode[]
  expect([...new Set([...codes, ...Object.values(elsewhere).flat(), ...clients])].toSorted()).toEqual(known.toSorted())
  for (const [file, named] of Object.entries(elsewhere)) {
    const test = readFileSync(new URL(`../${file}.test.ts`, import.meta.url), 'utf8')
    for (const code of named) expect(test.includes(code) || test.includes(messageKeys[code]), `${code} in ${file}`).toBe(true)
  }
})
