import { changePassword, login, logout, reportActivity, sendCode, sendPasswordEmail, setPasswordByPhone } from '@platform/sdk/account'
import { launchGame } from '@platform/sdk/games'
import * as lottery from '@platform/sdk/lottery'
import * as security from '@platform/sdk/security'
import { beforeAll, expect, test } from 'vitest'
import { newToken } from '../gateway/tokens.ts'
import { openPlay, placeStake } from '../play/calls.ts'
import { failureOf } from '../testing/failureOf.ts'
import { addLottery } from '../testing/lotteryRows.ts'
import { readMessage } from '../testing/readMessage.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'

let clock = Date.UTC(2026, 10, 20, 15, 0, 30)
const sandbox = await fileSandbox({ clock: () => clock })
beforeAll(async () => {
  await sandbox.console('flags', { merchant: 'ipanema', flag: 'CHNGPASSVERIF3', on: true })
  await addLottery(sandbox.db, 'ipanema', { code: 'FAST', family: 'FIVE', period_ms: 60_000 })
  sandbox.sandbox.services.shared.clear()
})

const backUrl = 'http://127.0.0.1:4201/m/home'
const slot = { nodeId: 'slot-1', backUrl }
const betting = { lottoGameCode: 'FAST', lottoPrizeMode: 'Lott' as const, lottoView: 'betting' as const, backUrl }
const newPassword = 'Nova12345'

let people = 0
async function launcher() {
  const mobile = `119666${10_000 + ++people}`
  const email = `derivada${people}@correio.example`
  const session = { ...(await sandbox.member({ balance: 100_000, mobile: `55${mobile}`, email })), firstTimeLogin: false }
  return { ...session, mobile, email, client: sandbox.client({ session }) }
}
type Launcher = Awaited<ReturnType<typeof launcher>>

const ticketOf = async ({ client }: Launcher, order: Parameters<typeof launchGame>[1]) =>
  new URL((await launchGame(client, order)).gameUrl).searchParams.get('ticket')!

const asPage = ({ merchantCode, userName, type }: Launcher, token: string) =>
  sandbox.client({ session: { token, merchantCode, userName, type, firstTimeLogin: false } })

/** Every token that comes from a session: made before the ending, used after it. */
const tokens: Record<string, (person: Launcher) => Promise<() => Promise<unknown>>> = {
  'ticket of a game': async (person) => {
    const ticket = await ticketOf(person, slot)
    return () => openPlay(sandbox.client(), { ticket, token: newToken() })
  },
  'ticket of a lottery': async (person) => {
    const ticket = await ticketOf(person, betting)
    return () => lottery.openBetting(sandbox.client(), { ticket, token: newToken() })
  },
  'game page': async (person) => {
    const token = newToken()
    await openPlay(sandbox.client(), { ticket: await ticketOf(person, slot), token })
    return () => placeStake(asPage(person, token), { amount: 200 })
  },
  'betting page': async (person) => {
    const token = newToken()
    const page = asPage(person, token)
    await lottery.openBetting(page, { ticket: await ticketOf(person, betting), token })
    const { draw } = await lottery.getCurrentDraw(page, { gameCode: 'FAST' })
    const lines = [{ playCode: 'FIVE_SUM' as const, numbers: 'BIG', unit: 100 as never, multiplier: 1 }]
    return () => lottery.placeLotteryBet(page, { drawId: draw!.drawId, lines })
  },
}

const signIn = ({ userName: username }: Launcher, password: string) => login(sandbox.client(), { type: 'username', username, password })
const runOut = async ({ userName }: Launcher) => {
  await sandbox.console('sessions/expire', { merchant: 'ipanema', userName })
}

/** Everything that ends a session, or should cut off what came from it. Wherever it can, the member is signed in again after. */
const endings: Record<string, (person: Launcher) => Promise<unknown>> = {
  'sign-out': async (person) => {
    await logout(person.client)
    await signIn(person, person.password)
  },
  'sign-in elsewhere': (person) => signIn(person, person.password),
  'password changed there': ({ client, password: oldPassword }) =>
    changePassword(client, { oldPassword, newPassword, confirmNewPassword: newPassword }),
  'password changed elsewhere': async (person) => {
    const session = { ...person, ...(await signIn(person, person.password)), firstTimeLogin: false }
    const change = { oldPassword: person.password, newPassword, confirmNewPassword: newPassword }
    await changePassword(sandbox.client({ session }), change)
  },
  'recovery by phone': async (person) => {
    clock += 1
    await sendCode(sandbox.client(), { mobileNum: person.mobile, purpose: 'password' })
    const { secret: verificationCode } = await readMessage(sandbox, `55${person.mobile}`)
    await setPasswordByPhone(sandbox.client(), { newPassword, mobileNum: person.mobile, verificationCode })
    await signIn(person, newPassword)
  },
  'recovery by e-mail': async (person) => {
    await sendPasswordEmail(sandbox.client(), { username: person.userName, email: person.email })
    await signIn(person, (await readMessage(sandbox, person.email)).secret)
  },
  'payment password changed': async ({ client, password }) => {
    await security.setPaymentPassword(client, { password, paymentPassword: '284617' })
    await security.changePaymentPassword(client, { oldPaymentPassword: '284617', paymentPassword: '591738' })
  },
  'destination added': async ({ client, password }) => {
    await security.setPaymentPassword(client, { password, paymentPassword: '284617' })
    const destination = { type: 'PIX', pixKeyType: 'EMAIL', pixKey: 'ana@correio.example', payeeName: 'Ana Souza' } as const
    await security.addBankCard(client, { ...destination, paymentPassword: '284617' }, { idempotencyKey: crypto.randomUUID() })
  },
  'number changed': async ({ client, mobile }) => {
    clock += 60_000
    await security.sendMemberCode(client, { purpose: 'current' })
    const { secret: oldVerificationCode } = await readMessage(sandbox, `55${mobile}`)
    const mobileNum = `1198${mobile.slice(4)}`
    await security.sendMemberCode(client, { purpose: 'new', mobileNum })
    const { secret: verificationCode } = await readMessage(sandbox, `55${mobileNum}`)
    await security.setMobile(client, { mobileNum, verificationCode, oldVerificationCode })
  },
  'session expired': async (person) => {
    await runOut(person)
    await signIn(person, person.password)
  },
  'member disabled': async ({ userName }) => {
    await sandbox.db.updateTable('members').set({ disabled: true }).where('account', '=', userName).execute()
  },
}

const refusals = { 'ticket of a game': 'play.ticket', 'ticket of a lottery': 'play.ticket' }

for (const [token, make] of Object.entries(tokens)) {
  test(`[6] the control: a ${token} is valid while its session is open`, async () => {
    expect(await failureOf((await make(await launcher()))())).toBeUndefined()
  })
  test.each(Object.keys(endings))(`[6] a ${token} is invalid after: %s`, async (ending) => {
    const person = await launcher()
    const use = await make(person)
    await endings[ending]!(person)
    expect((await failureOf(use()))?.code).toBe(refusals[token as keyof typeof refusals] ?? 'session.expired')
  })
}

test('[6] a lost answer may be requested again, but not after the session has ended', async () => {
  const person = await launcher()
  const opening = { ticket: await ticketOf(person, slot), token: newToken() }
  await openPlay(sandbox.client(), opening)
  await openPlay(sandbox.client(), opening)
  await signIn(person, person.password)
  expect((await failureOf(openPlay(sandbox.client(), opening)))?.code).toBe('session.expired')
})

test('[4] a session that is used twice a day ends thirty days after the sign-in, whatever the player does', async () => {
  const { token } = await sandbox.member()
  const act = () => sandbox.call(reportActivity, {}, { token })
  const start = clock
  const day = 24 * 3_600_000
  for (let used = 0; used < 60; used++) {
    expect((await act()).status, `after ${used / 2} days`).toBe(200)
    clock += day / 2 - 1000
  }
  const { body } = await act()
  expect(body.value.expiresAt).toBe(start + 30 * day)
  clock = start + 30 * day
  expect((await act()).body.errorCode).toBe('session.expired')
})
