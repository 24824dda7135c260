import { getMemberInfo } from '@platform/sdk/account'
import { launchGame } from '@platform/sdk/games'
import * as security from '@platform/sdk/security'
import { expect, test } from 'vitest'
import { newToken } from '../gateway/tokens.ts'
import { openPlay, placeStake } from '../play/calls.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { paymentPassword, securityMember, type SecurityMember } from '../testing/securityMember.ts'

let clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => clock })
const key = () => ({ idempotencyKey: crypto.randomUUID() })
const pixKey = { type: 'PIX', pixKeyType: 'EMAIL', pixKey: 'ana@correio.example', payeeName: 'Ana Souza', paymentPassword } as const

/** Every change that a thief would make first, with the title of its message. */
const changes: Record<string, [title: string, change: (member: SecurityMember) => Promise<unknown>]> = {
  'the payment password': [
    'Your payment password has changed',
    ({ client }) => security.changePaymentPassword(client, { oldPaymentPassword: paymentPassword, paymentPassword: '591738' }),
  ],
  'the number': [
    'The mobile number of your account has changed',
    async ({ client, codeAt, mobile }) => {
      await security.sendMemberCode(client, { purpose: 'current' })
      await security.sendMemberCode(client, { purpose: 'new', mobileNum: '11955443322' })
      const codes = { verificationCode: await codeAt('5511955443322'), oldVerificationCode: await codeAt(mobile) }
      await security.setMobile(client, { mobileNum: '11955443322', ...codes })
    },
  ],
  'an added destination': ['A withdrawal account was added', ({ client }) => security.addBankCard(client, pixKey, key())],
  'a removed destination': [
    'A withdrawal account was removed',
    async ({ client }) => security.removeBankCard(client, { id: (await security.getBankCards(client))[0]!.id }, key()),
  ],
}

test.each(Object.entries(changes))(
  '[7.6] %s immediately holds withdrawals, notifies the member and ends open games',
  async (name, [title, change]) => {
    const member = await securityMember(sandbox, { balance: 5000 })
    if (name === 'a removed destination') await security.addBankCard(member.client, pixKey, key())
    clock += 3_600_000
    const { gameUrl } = await launchGame(member.client, { nodeId: 'slot-1', backUrl: 'http://127.0.0.1:4201/m/home' })
    const token = newToken()
    const game = sandbox.client({ session: { ...member.session, token } })
    await openPlay(game, { ticket: new URL(gameUrl).searchParams.get('ticket') ?? '', token })
    await placeStake(game, { amount: 100 }, key())
    await change(member)
    expect((await security.getSecurityConfig(member.client)).heldUntil).toBe(clock + 24 * 3_600_000)
    expect((await member.inbox()).at(-1)).toBe(title)
    expect((await failureOf(placeStake(game, { amount: 100 }, key())))?.code).toMatch(/^session\./)
    // The session that made the change stays signed in.
    expect((await getMemberInfo(member.client)).account).toBe(member.userName)
  },
)
