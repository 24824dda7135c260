import { discoverMerchants } from '@platform/config/merchants'
import { minor } from '@platform/sdk'
import { getRegistrationProgress, login, register, setAddress } from '@platform/sdk/account'
import { getAnnouncements } from '@platform/sdk/announcements'
import { depositByGateway, getDepositChannels, getDepositOrder } from '@platform/sdk/deposit'
import { getGameIndex, launchGame } from '@platform/sdk/games'
import { getHelpCenter } from '@platform/sdk/help'
import { getInbox } from '@platform/sdk/messages'
import { getPromotions } from '@platform/sdk/promotions'
import {
  addBankCard,
  getSecurityConfig,
  getWithdrawBanks,
  sendKyc,
  sendMemberCode,
  sendMemberEmailCode,
  setEmail,
  setMobile,
  setPayeeName,
  setPaymentPassword,
  setPersonalInfo,
} from '@platform/sdk/security'
import { getWalletBalance } from '@platform/sdk/wallet'
import { getWithdrawOrder, getWithdrawSettings, withdraw } from '@platform/sdk/withdraw'
import { expect, test } from 'vitest'
import type { SandboxMerchant } from '../gateway/merchants.ts'
import { openPlay, placeStake } from '../play/calls.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { failureOf } from '../testing/failureOf.ts'
import { pictureBlob } from '../testing/pictureBlob.ts'
import { readMessage } from '../testing/readMessage.ts'
import { shortHistory } from '../testing/shortHistory.ts'
import { solveCaptcha } from '../testing/solveCaptcha.ts'
import { auditLedger } from './auditLedger.ts'

// A brand that is not shipped: a site of Great Britain is a line of configuration, no code.
const shipped = await discoverMerchants<SandboxMerchant>()
const thistle: SandboxMerchant = {
  ...shipped.find(({ code }) => code === 'bandeira')!,
  code: 'thistle',
  trialCode: 'thistle_trial',
  name: 'Thistle',
  domain: 'thistle.example',
  port: 4,
  market: 'gb',
}
const sandbox = await fileSandbox({ merchants: [...shipped, thistle], fill: shortHistory })
const key = () => ({ idempotencyKey: crypto.randomUUID() })
const merchant = thistle.code
const brazilian = /\b(TED|CPF|CNPJ|PIX)\b/i

test('[7] a brand of Great Britain runs: registration, identity, deposit, play, withdrawal, without a word of TED, CPF or PIX', async () => {
  const password = 'Thistle2026'
  const form = { username: 'isla1', password, confirmPassword: password, registerUrl: thistle.domain, registerMethod: 'H5' as const }
  const guest = sandbox.client({ merchant })
  await register(guest, { ...form, ...(await solveCaptcha(sandbox, undefined, merchant)) })
  const { token } = await login(guest, { type: 'username', username: form.username, password })
  const userName = form.username
  const session = { token, userName, merchantCode: merchant, type: 0, firstTimeLogin: false }
  const client = sandbox.client({ merchant, session })
  const answers: unknown[] = []
  const seen = <Answer>(answer: Answer): Answer => {
    answers.push(answer)
    return answer
  }

  const { channels } = seen(await getDepositChannels(client))
  expect(channels.map(({ type }) => type)).toEqual(['CARD', 'TRANSFER'])
  const card = channels[0]!
  const deposit = () => depositByGateway(client, { channelId: card.channelId, amount: minor(5000) }, key())
  expect(await failureOf(deposit())).toMatchObject({ code: 'play.identity' })
  await setPayeeName(client, { payeeName: 'Isla Campbell' })
  await setPersonalInfo(client, { birthDate: '1990-01-31' })
  const [mobileNum, email] = ['11975550001', 'isla@post.example']
  await sendMemberCode(client, { purpose: 'new', mobileNum })
  await setMobile(client, { mobileNum, verificationCode: (await readMessage(sandbox, `55${mobileNum}`)).secret })
  await sendMemberEmailCode(client, { purpose: 'new', email })
  await setEmail(client, { email, verificationCode: (await readMessage(sandbox, email)).secret })
  await setAddress(client, { postalCode: 'SW1A 1AA', street: 'Downing Street', number: '10', city: 'London', state: '' })
  expect(seen(await getRegistrationProgress(client))).toMatchObject({ state: 'identifying', next: 'identity' })
  for (const side of ['front', 'back', 'selfie'] as const) seen(await sendKyc(client, { side, images: [pictureBlob()] }, key()))
  const { body: desk } = await sandbox.send('GET', '/console/api/desk')
  const { id } = desk.identities.find((one: { userName: string }) => one.userName === userName)
  await sandbox.console('kyc/decide', { id, outcome: 'accepted' })

  const { orderNo } = seen(await deposit())
  await sandbox.sandbox.services.payments.wake()
  await sandbox.console('bank/pay', { orderNo, how: 'exact' })
  expect(seen(await getDepositOrder(client, { orderNo })).status).toBe('credited')
  expect((await getWalletBalance(client)).sumBalance).toBe(5000 - (card.feeRate === 0 ? 0 : card.feeFixed))

  const { games } = await getGameIndex(client, {})
  const slot = games.find(({ gameType }) => gameType === 'RNG')!
  const { gameUrl } = await launchGame(client, { nodeId: slot.nodeId, backUrl: `https://${thistle.domain}/m/home` }, key())
  const page = crypto.randomUUID()
  const opened = await openPlay(client, { ticket: new URL(gameUrl).searchParams.get('ticket') ?? '', token: page })
  expect(opened.timeZone).toEqual({ zone: 'Europe/London', name: 'Londres' })
  const game = sandbox.client({ merchant, session: { ...session, token: page } })
  expect((await placeStake(game, { amount: 100 }, key())).round.stake).toBe(100)

  const paymentPassword = '284617'
  await setPaymentPassword(client, { password, paymentPassword })
  const [bank] = await getWithdrawBanks(client)
  const account = { bankCode: bank!.bankCode, branch: '1234', account: '12345678', confirmAccount: '12345678' }
  const destination = await addBankCard(client, { type: 'BANK', ...account, paymentPassword }, key())
  await sandbox.db.updateTable('members').set({ held_until: 0 }).where('account', '=', userName).execute()
  seen(await getWithdrawSettings(client))
  const out = await withdraw(client, { destinationId: destination.id, amount: minor(2000), bonusLoss: minor(0), paymentPassword }, key())
  await sandbox.console('withdrawals/approve', { orderNo: out.orderNo })
  await sandbox.console('bank/payout', { orderNo: out.orderNo, how: 'arrive' })
  expect(seen(await getWithdrawOrder(client, { orderNo: out.orderNo })).status).toBe('paid')
  seen(await getSecurityConfig(client))

  for (const language of ['pt-BR', 'en']) {
    const asks = [
      ...['m_home', 'm_reg'].map((groupName) => sandbox.call(getAnnouncements, { types: 'B,PL,PU,H', groupName }, { merchant, language })),
      ...[getPromotions, getHelpCenter].map((call) => sandbox.call(call, {}, { merchant, language })),
      ...[getInbox, getDepositChannels].map((call) => sandbox.call(call, {}, { merchant, language, token })),
    ]
    for (const { status, body } of await Promise.all(asks)) {
      expect(status).toBe(200)
      seen(body.value ?? body)
    }
  }
  // Names of fields are the platform's; what is said is in their values.
  const valuesOf = (answer: unknown): string[] =>
    typeof answer === 'string' ? [answer] : answer && typeof answer === 'object' ? Object.values(answer).flatMap(valuesOf) : []
  const said = valuesOf(answers)
  expect(said.length).toBeGreaterThan(200)
  // The host of the simulated bank is an address, which no page shows.
  expect(said.filter((text) => brazilian.test(text) && !/^[\w.]+\.example$/.test(text))).toEqual([])
  expect(await auditLedger(sandbox.db)).toEqual({})
})
