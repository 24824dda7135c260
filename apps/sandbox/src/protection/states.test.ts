import { minor } from '@platform/sdk'
import { getMemberInfo, login } from '@platform/sdk/account'
import { cancelClosing, excludeAccount, getProtection, getProtectionEffects, pauseAccount, requestReturn } from '@platform/sdk/protection'
import { closeAccount, getPersonalInfo, setPersonalInfo } from '@platform/sdk/security'
import { withdraw } from '@platform/sdk/withdraw'
import { afterAll, expect, test } from 'vitest'
import { contextFor } from '../gateway/contextFor.ts'
import { auditLedger } from '../server/auditLedger.ts'
import { lockWallets } from '../ledger/wallet.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { openBet } from '../testing/openBet.ts'
import { protectedMember } from '../testing/protectedMember.ts'
import { paymentPassword, securityMember } from '../testing/securityMember.ts'
import { merchants } from '../testing/startTestSandbox.ts'
import { closeSettled } from './closeSettled.ts'
import { enterState } from './enterState.ts'
import { endProtections } from './reopen.ts'

const DAY = 86_400_000
let clock = Date.UTC(2026, 10, 20, 15)
const brands = ['br', 'on'].map((market, index) => ({
  code: `casa_${market}`,
  trialCode: `casa_${market}_trial`,
  name: market,
  domain: `casa_${market}.example`,
  port: 10 + index,
  market,
  features: [],
}))
const sandbox = await fileSandbox({ clock: () => clock, merchants: [...merchants, ...brands] })
const { db } = sandbox
const { services } = sandbox.sandbox
afterAll(async () => expect(await auditLedger(db)).toEqual({}))
const codeOf = async (attempt: Promise<unknown>) => (await failureOf(attempt))?.code ?? 'done'

test('[7.6] a pause ends by itself at its end, by the clock of the gateway, and is not shortened', async () => {
  const ana = await protectedMember(sandbox)
  const started = clock
  expect(await pauseAccount(ana.client, { duration: 'P7D' })).toEqual({
    state: 'paused',
    since: started,
    until: started + 7 * DAY,
    mayRequestReturn: false,
    mayCancelClosing: false,
  })
  expect(await codeOf(getProtection(ana.client))).toBe('session.expired')
  const client = await ana.signIn()
  expect((await getMemberInfo(client)).protection).toEqual({ state: 'paused', until: started + 7 * DAY })
  expect(await codeOf(requestReturn(client))).toBe('protection.state')
  expect(await codeOf(pauseAccount(client, { duration: 'PT24H' }))).toBe('protection.state')
  clock += 7 * DAY - 1
  expect(await endProtections(db, clock)).toBe(0)
  expect((await getProtection(client)).state).toBe('paused')
  clock += 1
  // Not only once the clock has cleared it.
  expect((await getProtection(client)).state).toBe('open')
  expect((await getMemberInfo(client)).protection).toBeUndefined()
  expect(await endProtections(db, clock)).toBe(1)
  expect(await ana.changes()).toEqual([
    { state: 'paused', actor: 'member' },
    { state: 'open', actor: 'system' },
  ])
})

test('[7.6] an exclusion never ends by itself: after its time a request, and a day after that it opens', async () => {
  const ana = await protectedMember(sandbox)
  const client = await ana.enter('excluded')
  const { until = 0 } = await getProtection(client)
  expect(new Date(until).toISOString().slice(0, 10)).toBe(new Date(clock + 181 * DAY).toISOString().slice(0, 10))
  expect(await codeOf(requestReturn(client))).toBe('protection.early')
  clock = until - 1
  expect([await codeOf(requestReturn(client)), (await getProtection(client)).mayRequestReturn]).toEqual(['protection.early', false])
  clock = until + 400 * DAY
  await endProtections(db, clock)
  expect(await getProtection(client)).toMatchObject({ state: 'excluded', mayRequestReturn: true })
  expect(await requestReturn(client)).toMatchObject({ state: 'excluded', mayRequestReturn: false, returnAt: clock + DAY })
  expect(await codeOf(requestReturn(client))).toBe('protection.state')
  clock += DAY - 1
  await endProtections(db, clock)
  expect((await getProtection(client)).state).toBe('excluded')
  clock += 1
  expect((await getProtection(client)).state).toBe('open')
  await endProtections(db, clock)
  expect((await ana.changes()).at(-1)).toEqual({ state: 'open', actor: 'system' })
})

test('[7.6] [market numbers.exclusions] an exclusion without an end: a return is requested after 30 days where the market says so, else never', async () => {
  const open = await protectedMember(sandbox)
  await excludeAccount(open.client, { duration: null })
  const regulated = await protectedMember(sandbox, { merchant: 'casa_br' })
  await excludeAccount(regulated.client, { duration: null })
  const [one, other] = [await open.signIn(), await regulated.signIn()]
  const { since = 0, until } = await getProtection(other)
  expect(until).toBeUndefined()
  clock = since + 30 * DAY - 1
  expect(await codeOf(requestReturn(other))).toBe('protection.early')
  clock += 1
  expect((await requestReturn(other)).returnAt).toBe(clock + DAY)
  clock += 4000 * DAY
  expect(await codeOf(requestReturn(one))).toBe('protection.early')
})

test('[7.6] [market numbers.breaks numbers.exclusions] only what the market offers: an hour, a year of pause, a day of exclusion are refused and change nothing', async () => {
  const ana = await protectedMember(sandbox)
  for (const duration of ['PT1H', 'P1Y', 'P99999999999Y', 'x', ''])
    expect(await codeOf(pauseAccount(ana.client, { duration })), duration).toMatch(/^(protection\.duration|validation)$/)
  expect(await codeOf(excludeAccount(ana.client, { duration: 'P1D' }))).toBe('protection.duration')
  const bia = await securityMember(sandbox, { merchant: 'casa_on', bare: true })
  expect(await codeOf(excludeAccount(bia.client, { duration: null }))).toBe('protection.duration')
  expect([(await getProtection(ana.client)).state, await ana.changes()]).toEqual(['open', []])
})

test('[7.6] what a state may become: a pause an exclusion or a closing, an exclusion a closing alone, a closing nothing', async () => {
  const acts = (client: Parameters<typeof getProtection>[0], password: string) => ({
    paused: () => pauseAccount(client, { duration: 'PT24H' }),
    excluded: () => excludeAccount(client, { duration: 'P6M' }),
    closing: () => closeAccount(client, { password }),
  })
  const allowed = { paused: ['excluded', 'closing'], excluded: ['closing'], closing: [] as string[] }
  for (const from of ['paused', 'excluded', 'closing'] as const) {
    for (const to of ['paused', 'excluded', 'closing'] as const) {
      const ana = await protectedMember(sandbox)
      const client = await ana.enter(from)
      const code = await codeOf(acts(client, ana.password)[to]())
      expect(code, `${from} → ${to}`).toBe(allowed[from].includes(to) ? 'done' : 'protection.state')
    }
  }
})

test('[7.6] a closing is entered at once with a balance and an open bet, and becomes closed when both are gone', async () => {
  const ana = await protectedMember(sandbox, { balance: 700 })
  const bet = await openBet(db, { ...ana.of, amount: 200, now: () => clock })
  expect(await getProtectionEffects(ana.client, { act: 'close' })).toMatchObject({ balance: 500, openBets: 1 })
  const client = await ana.enter('closing')
  expect(await closeSettled(services)).toBe(0)
  await bet.settle(400)
  expect(await ana.balance()).toBe(900)
  expect(await closeSettled(services)).toBe(0)
  const { orderNo } = await withdraw(
    client,
    { destinationId: ana.destinationId, amount: minor(900), bonusLoss: minor(0), paymentPassword },
    { idempotencyKey: crypto.randomUUID() },
  )
  expect(await codeOf(cancelClosing(client))).toBe('protection.state')
  expect(await closeSettled(services)).toBe(0)
  await sandbox.console('withdrawals/approve', { orderNo })
  await sandbox.console('bank/payout', { orderNo, how: 'arrive' })
  await closeSettled(services)
  expect((await ana.changes()).at(-1)).toEqual({ state: 'closed', actor: 'system' })
  const { userName: username, password } = ana
  expect(await codeOf(login(sandbox.client(), { type: 'username', username, password }))).toBe('login.disabled')
})

test('[7.6] the clock that closes accounts waits for none that still has money', async () => {
  const ana = await protectedMember(sandbox, { balance: 700 })
  await ana.enter('closing')
  await db.transaction().execute(async (trx) => {
    await lockWallets(trx, [ana.id])
    const slow = new Promise((resolve) => void setTimeout(resolve, 5000, 'waits'))
    expect(await Promise.race([closeSettled(services), slow])).toBe(0)
  })
})

test('[7.6] a closing is cancelled before the last withdrawal: into the pause that it was closed from, and never out of an exclusion', async () => {
  const [open, paused, excluded] = [await protectedMember(sandbox), await protectedMember(sandbox), await protectedMember(sandbox)]
  expect(await cancelClosing(await open.enter('closing'))).toMatchObject({ state: 'open' })
  const first = await paused.enter('paused')
  const { until } = await getProtection(first)
  await closeAccount(first, { password: paused.password })
  expect(await cancelClosing(await paused.signIn())).toMatchObject({ state: 'paused', until })
  const second = await excluded.enter('excluded')
  await closeAccount(second, { password: excluded.password })
  const third = await excluded.signIn()
  expect((await getProtection(third)).mayCancelClosing).toBe(false)
  expect(await codeOf(cancelClosing(third))).toBe('protection.state')
})

test('[7.6] a CPF whose account was closed out of an exclusion is not free for another one', async () => {
  const holders = async (id: number) =>
    (await db.selectFrom('cpf_holders').select('member_id').where('member_id', '=', id).execute()).length
  const [ana, bia] = [await protectedMember(sandbox, { balance: 0 }), await protectedMember(sandbox, { balance: 0 })]
  await closeAccount(await ana.enter('excluded'), { password: ana.password })
  await closeAccount(bia.client, { password: bia.password })
  expect([(await ana.changes()).at(-1)?.state, (await bia.changes()).at(-1)?.state]).toEqual(['closed', 'closed'])
  expect([await holders(ana.id), await holders(bia.id)]).toEqual([1, 0])
})

test('[7.6] a CPF whose account was closed in a pause is held until that pause would have ended', async () => {
  const holders = async (id: number) =>
    (await db.selectFrom('cpf_holders').select('member_id').where('member_id', '=', id).execute()).length
  const [ana, bia] = [await protectedMember(sandbox, { balance: 0 }), await securityMember(sandbox, { bare: true })]
  await closeAccount(await ana.enter('paused'), { password: ana.password })
  expect((await ana.changes()).at(-1)?.state).toBe('closed')
  await setPersonalInfo(bia.client, { idNumber: ana.cpf, birthDate: '1990-01-31' })
  expect((await bia.row()).cpf_conflict).toBe('claimed')
  clock += 7 * DAY - 1
  await endProtections(db, clock)
  expect(await holders(ana.id)).toBe(1)
  clock++
  await endProtections(db, clock)
  expect(await holders(ana.id)).toBe(0)
})

test.each(['paused', 'excluded', 'closing'] as const)('[7.6] %s: a first CPF is set, and is not replaced', async (state) => {
  const { client, row } = await securityMember(sandbox, { bare: true, balance: 100 })
  const { id } = await row()
  const until = state === 'closing' ? null : clock + DAY
  await enterState(contextFor(services, services.merchants.find('ipanema')!, id), { state, until, actor: 'member' })
  await db.updateTable('sessions').set({ ended_at: null }).where('member_id', '=', id).execute()
  services.sessions.forget(id)
  const set = (idNumber: string) => codeOf(setPersonalInfo(client, { idNumber, birthDate: '1990-01-31' }))
  expect([await set('529.982.247-25'), await set('111.444.777-35')]).toEqual(['done', 'personal.fixed'])
  expect([(await row()).id_number, (await getPersonalInfo(client)).idNumberFixed]).toEqual(['52998224725', true])
})
