import { minor } from '@platform/sdk'
import { getTeamMoneyKpis, getTeamProfitLoss } from '@platform/sdk/agents'
import * as calls from '@platform/sdk/contracts'
import { depositByGateway } from '@platform/sdk/deposit'
import { getMemberTransactions, getProfitLoss } from '@platform/sdk/records'
import { marketOf } from '@platform/sdk/markets'
import { closeAccount } from '@platform/sdk/security'
import { getTransferEnabled } from '@platform/sdk/wallet'
import { getWithdrawSettings } from '@platform/sdk/withdraw'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { knownPerson } from '../console/knownPerson.ts'
import { dayText } from '../gateway/days.ts'
import { auditLedger } from '../server/auditLedger.ts'
import { runEffects } from '../ledger/effects.ts'
import { transfer } from '../ledger/transfer.ts'
import { voidBet } from '../ledger/voidBet.ts'
import { balanceOf, deposit, payout, stake } from '../ledger/wallet.ts'
import { closeSettled } from '../protection/exports.ts'
import { settleOrder } from '../payments/settleOrder.ts'
import { addRound } from '../testing/addRound.ts'
import { contractTeam, dividend, salary } from '../testing/contractTeam.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { paymentPassword } from '../testing/securityMember.ts'
import { randomTeam } from '../testing/randomTeam.ts'
import { figuresAs, linesOf, teamLines } from './figuresOf.ts'
import { headOf } from './headOf.ts'
import { closedPeriods } from './periods.ts'
import { MOST_FAILURES, noteFailure } from './setAside.ts'
import { settleContracts } from './settleContracts.ts'
import { signContract } from './signContract.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** A Wednesday, noon in Brasília. */
const start = Date.UTC(2026, 10, 18, 15)
let clock = start
const sandbox = await fileSandbox({ clock: () => clock })
await sandbox.sandbox.pause()
const { db } = sandbox
const { services } = sandbox.sandbox
afterAll(async () => expect(await auditLedger(db)).toEqual({}))
const settle = () => settleContracts(services)
const key = () => ({ idempotencyKey: crypto.randomUUID() })
/** An action of the console that may be refused. */
const act = (name: string, body: object) => sandbox.send('POST', `/console/api/${name}`, { body })
const desk = async () => (await sandbox.send('GET', '/console/api/desk')).body

const best = dividend([[0, 0, 0, 10_000], [100_000, 0, 2, 30_000]]) // prettier-ignore
const offer = dividend([[0, 0, 0, 5000], [100_000, 0, 2, 20_000]]) // prettier-ignore
const better = dividend([[0, 0, 0, 6000], [100_000, 0, 2, 25_000]]) // prettier-ignore

test('[7.5] an offer is shown to the member, accepted, changed with old and new terms side by side, rejected with a reason, and ended by both sides', async () => {
  clock = start
  const { agent, child } = await contractTeam(sandbox, { own: { dividend: best }, since: start - 30 * DAY })
  const list = async (client: typeof agent.client, side: 'mine' | 'downline') => (await calls.getContracts(client, { kind: 'dividend', side })).content[0] // prettier-ignore
  expect(await calls.getContractRequests(child.client)).toEqual({ dailysalreqtype: {}, divtypecompperiodreq: {}, contracthoursalreq: {} })

  const proposed = await calls.proposeContract(agent.client, { kind: 'dividend', memberId: child.memberId, terms: offer }, key())
  expect(proposed).toMatchObject({ state: 'proposed', payer: 'upline', proposal: { action: 'offer', terms: offer } })
  expect(await child.inbox()).toContain('You have received a contract proposal')
  expect(await calls.getDividendInfo(child.client)).toMatchObject({ requests: ['dividend'], contracts: ['dividend'] })
  const asked = await calls.getContractRequests(child.client)
  expect(asked.divtypecompperiodreq.ALL).toMatchObject([
    { contractRate: 5000 },
    { minimumBet: 100_000, activeMember: 2, contractRate: 20_000 },
  ])
  await sandbox.console('withdrawals/settings', { merchant: 'ipanema', contract_first: true })
  expect((await getWithdrawSettings(child.client)).readiness).toContainEqual(expect.objectContaining({ item: 'contract', done: false, detail: 'dividend' })) // prettier-ignore
  await sandbox.console('withdrawals/settings', { merchant: 'ipanema', contract_first: false })
  expect((await getWithdrawSettings(child.client)).readiness.map(({ item }) => item)).not.toContain('contract')
  const { contract } = await calls.getContractDividendRequest(child.client)
  expect(contract).toMatchObject({ state: 'proposed', offeredBy: `${agent.userName.slice(0, 2)}•••${agent.userName.slice(-1)}` })

  const monday = Date.UTC(2026, 10, 23, 3)
  const answer = { type: 'week', status: 'A', revision: contract!.revision } as const
  // It is a GET, and decides all the same: a token in the address does not do.
  expect(await sandbox.call(calls.processDividendRequest, { ...answer, token: child.token }, { key: 'k'.repeat(22) })).toMatchObject({ status: 401 }) // prettier-ignore
  const signed = await calls.processDividendRequest(child.client, answer, key())
  expect(signed).toMatchObject({ state: 'active', next: { startsAt: monday, terms: offer } })
  expect(signed.terms).toBeUndefined()
  expect(await agent.inbox()).toContain('Your contract proposal was accepted')
  expect((await calls.getDividendInfo(child.client)).running).toBeUndefined()
  clock = monday
  expect(await list(agent.client, 'downline')).toMatchObject({ state: 'active', terms: offer })
  expect((await calls.getDividendInfo(child.client)).running).toMatchObject({ from: monday, to: monday + 7 * DAY, due: 0, tier: 1 })

  const change = { kind: 'dividend', memberId: child.memberId, terms: better, revision: signed.revision } as const
  await db.updateTable('contract_settings').set({ payer: 'house' }).execute()
  await calls.proposeContract(agent.client, change, key())
  await db.updateTable('contract_settings').set({ payer: 'upline' }).execute()
  const both = await list(child.client, 'mine')
  expect(both?.payer).toBe('upline')
  expect(both).toMatchObject({ state: 'changeProposed', terms: offer, proposal: { action: 'change', terms: better } })
  const rejected = await calls.processDividendRequest(child.client, { type: 'week', status: 'R', reason: ' Quero 30 % ' }, key())
  expect(rejected).toMatchObject({ state: 'active', terms: offer, reason: 'Quero 30 %' })
  expect(rejected.proposal).toBeUndefined()

  const ending = await calls.endContract(agent.client, { kind: 'dividend', contractId: rejected.contractId }, key())
  expect(ending).toMatchObject({ state: 'endProposed', terms: offer })
  expect(await failureOf(calls.processDividendRequest(child.client, { type: 'week', status: 'A' }, key()))).toMatchObject({
    code: 'validation',
  })
  const ended = await calls.processDividendRequest(child.client, { type: 'week', status: 'C' }, key())
  expect(ended).toMatchObject({ state: 'active', terms: offer, next: { startsAt: monday + 7 * DAY } })
  expect(ended.next?.terms).toBeUndefined()
  clock = monday + 7 * DAY
  const last = await list(child.client, 'mine')
  expect([last?.state, last?.terms, last?.next]).toEqual(['ended', undefined, undefined])
  // A new one, agreed before the last period of the old one is settled, begins with its own first period.
  await calls.proposeContract(agent.client, { kind: 'dividend', memberId: child.memberId, terms: offer }, key())
  await calls.processDividendRequest(child.client, { type: 'week', status: 'A' }, key())
  clock = monday + 21 * DAY + 61_000
  await settle()
  const { content } = await calls.getContractSettlements(child.client, { kind: 'dividend', side: 'mine' })
  expect(content.map(({ from }) => (from - monday) / DAY)).toEqual([14, 0])
})

test('[7.5] an invalid offer is refused with its errors, and changes nothing', async () => {
  clock = start
  const team = await contractTeam(sandbox, { own: { dividend: best }, since: start - 30 * DAY })
  const { agent, child, below, join } = team
  const stranger = await contractTeam(sandbox, { own: {}, since: start })
  const noContract = await join(41, agent.id, { bare: true })
  const propose = (client: typeof agent.client, memberId: string, terms = offer, more: object = {}) =>
    failureOf(calls.proposeContract(client, { kind: 'dividend', memberId, terms, ...more }, key()))
  expect(await propose(agent.client, agent.memberId)).toMatchObject({ code: 'contract.self' })
  for (const nobody of [stranger.child.memberId, '999999999', 'x']) expect(await propose(agent.client, nobody)).toMatchObject({ code: 'contract.user', status: 404 }) // prettier-ignore
  for (const other of [below, noContract]) expect(await propose(agent.client, other.memberId)).toMatchObject({ code: 'contract.member' })
  expect(await propose(below.client, child.memberId)).toMatchObject({ code: 'contract.plain' })
  expect(await propose(stranger.agent.client, stranger.child.memberId)).toMatchObject({ code: 'contract.none' })
  const tooGood = await propose(agent.client, child.memberId, dividend([[0, 0, 0, 10_001]]))
  expect(tooGood).toMatchObject({ code: 'contract.terms', value: { problems: [{ tier: 0, field: 'contractRate', problem: 'ceiling' }] } })
  await db
    .updateTable('contract_settings')
    .set({ most_level: 0 + 1 })
    .where('merchant', '=', 'ipanema')
    .execute()
  await calls.proposeContract(agent.client, { kind: 'dividend', memberId: child.memberId, terms: offer }, key())
  expect(await propose(agent.client, child.memberId)).toMatchObject({ code: 'contract.exists' })
  const { revision } = await calls.processDividendRequest(child.client, { type: 'week', status: 'A' }, key())
  expect(await propose(agent.client, child.memberId, better, { revision: '1' })).toMatchObject({ code: 'contract.changed' })
  expect(await propose(child.client, below.memberId, offer)).toMatchObject({ code: 'contract.level' })
  await db.updateTable('contract_settings').set({ most_level: 10 }).where('merchant', '=', 'ipanema').execute()
  // Below may have no more than what the one in the middle has, and that cannot go down under it then.
  expect(await propose(child.client, below.memberId, better)).toMatchObject({ code: 'contract.terms' })
  await calls.proposeContract(child.client, { kind: 'dividend', memberId: below.memberId, terms: offer }, key())
  expect(await propose(agent.client, child.memberId, dividend([[0, 0, 0, 4000]]), { revision })).toMatchObject({
    code: 'contract.children',
  })
  const { contractId } = await calls.endContract(agent.client, { kind: 'dividend', contractId: (await calls.getContracts(agent.client, { kind: 'dividend', side: 'downline' })).content[0]!.contractId }, key()) // prettier-ignore
  expect(await failureOf(calls.processDividendRequest(child.client, { type: 'week', status: 'C' }, key()))).toMatchObject({ code: 'contract.children' }) // prettier-ignore
  expect(await failureOf(calls.endContract(below.client, { kind: 'dividend', contractId }, key()))).toMatchObject({ code: 'notFound' })
  await sandbox.console('flags', { merchant: 'ipanema', flag: 'HOURSAL3', on: false })
  services.shared.clear()
  expect(await failureOf(calls.getContracts(agent.client, { kind: 'hourly', side: 'mine' }))).toMatchObject({ code: 'access.feature' })
  await sandbox.console('flags', { merchant: 'ipanema', flag: 'HOURSAL3', on: true })
  services.shared.clear()
})

const daily = salary('day', [[10_000, 0, 1, 1000], [100_000, 0, 2, 2000]]) // prettier-ignore

/** The money of a bet. */
async function playFor(memberId: number, bet: { round: string; stake: number; payout: number; at: number }) {
  const { round, at } = bet
  const move = { merchant: 'ipanema', memberId, at }
  await deposit(db, { ...move, amount: bet.stake, key: `given:${round}` })
  await stake(db, { ...move, amount: bet.stake, key: `stake:${round}`, reference: `round:${round}` })
  await payout(db, { stake: `stake:${round}`, amount: bet.payout, key: `win:${round}`, at })
}

/** A team with a daily salary of a day that is over and settled: the house has paid the agent. */
async function settledDay() {
  clock = start
  const team = await contractTeam(sandbox, { own: { daily }, since: start - 3 * DAY })
  const { agent, child, below } = team
  await calls.proposeContract(agent.client, { kind: 'daily', memberId: child.memberId, terms: daily }, key())
  const { contract } = await calls.getContractDailySalaryInfo(child.client)
  await calls.processDailySalaryContract(child.client, { id: contract!.contractId, status: 'A', revision: contract!.revision }, key())
  const today = Date.UTC(2026, 10, 19, 3)
  await child.play(60_000, 0, today + HOUR)
  await playFor(below.id, { round: `late-${agent.id}`, stake: 60_100, payout: 90_000, at: today + 2 * HOUR })
  await below.play(60_100, 90_000, today + 2 * HOUR, { round_id: `late-${agent.id}` })
  clock = today + 3 * HOUR
  expect((await calls.getCurrentDailySalary(child.client)).running).toMatchObject({ tier: 2, due: 2402 })
  clock = today + DAY + 61_000
  await settle()
  return { ...team, today, contract: contract! }
}
const settlementsOf = async (client: Parameters<typeof calls.getContractSettlements>[0], side: 'mine' | 'downline') =>
  (await calls.getContractSettlements(client, { kind: 'daily', side })).content

test('[7.5] a fault of the database during an offer decides nothing: it is not reported as an unknown member', async () => {
  const { agent, child } = await contractTeam(sandbox, { own: { dividend: best }, since: start - 30 * DAY })
  const idempotencyKey = crypto.randomUUID()
  const offered = () => failureOf(calls.proposeContract(agent.client, { kind: 'dividend', memberId: child.memberId, terms: offer }, { idempotencyKey })) // prettier-ignore
  const report = vi.spyOn(console, 'error').mockReturnValue()
  await sql`alter table team_paths rename to broken`.execute(db)
  const fault = await offered()
  await sql`alter table broken rename to team_paths`.execute(db)
  report.mockRestore()
  expect(fault).toMatchObject({ code: 'outcome.unknown', status: 500 })
  expect(await offered()).toBeUndefined()
})

test('[7.5] a day is settled once, with its inputs: payer and payee see the same figures and rows, also after a late void', async () => {
  const { agent, child, below, today } = await settledDay()
  expect(await settle()).toBe(0)
  const [mine] = await settlementsOf(child.client, 'mine')
  expect(mine).toMatchObject({
    from: today,
    to: today + DAY,
    tier: 2,
    base: 120_100,
    due: 2402,
    state: 'open',
    payer: 'upline',
    terms: daily,
  })
  expect(mine!.figures).toMatchObject({ betAmount: 120_100, validBetAmount: 120_100, winAmount: 90_000, netLoss: 30_100, activeMember: 2 })
  expect(await settlementsOf(agent.client, 'downline')).toEqual([mine])

  const round = `late-${agent.id}`
  await db.transaction().execute((trx) => voidBet(trx, { round, stake: `stake:${round}`, at: clock }))
  const day = { kind: 'daily', cycle: 'day', memberId: child.memberId, from: today } as const
  const opened = await calls.getContractFigures(child.client, day)
  expect(opened).toMatchObject({ settled: true, memberCount: 2, footer: mine!.figures })
  const { updateTime: _payer, ...ofPayer } = await calls.getContractFigures(agent.client, day)
  expect({ ...opened, updateTime: undefined }).toMatchObject({ ...ofPayer, content: ofPayer.content.map(({ userName: _masked, ...line }) => line) }) // prettier-ignore
  for (const { memberId, betAmount } of opened.content) {
    const rows = { ...day, ofMember: memberId, figure: 'bets' } as const
    expect((await calls.getContractRows(child.client, rows)).footer).toMatchObject({ betAmount, count: 1 })
    expect((await calls.getContractRows(agent.client, rows)).footer).toMatchObject({ betAmount, count: 1 })
  }
  // The void is in the day on which it happened, below zero.
  clock += 2 * DAY
  await settle()
  const [last] = (await settlementsOf(child.client, 'mine')).filter(({ from }) => from === today + DAY)
  expect(last).toMatchObject({
    figures: { betAmount: -60_100, winAmount: -90_000, netLoss: 29_900, activeMember: 0 },
    due: 0,
    state: 'none',
  })
  const pay = { kind: 'daily' as const, settlementIds: [last!.settlementId], total: minor(0), paymentPassword }
  expect(await failureOf(calls.paySettlement(agent.client, pay, key()))).toMatchObject({ code: 'contract.settled' })
  // No other member sees any of it.
  for (const [client, memberId] of [
    [below.client, child.memberId],
    [agent.client, below.memberId],
  ] as const)
    expect(await failureOf(calls.getContractFigures(client, { ...day, memberId }))).toMatchObject({ code: 'notFound' })
  expect(await failureOf(calls.getContractFigures(child.client, { ...day, from: today + 1 }))).toMatchObject({ code: 'contract.period' })

  // A replay of the same terms over the same days comes to what was settled.
  const replay = await calls.replayContract(child.client, { kind: 'daily', cycle: 'day' })
  const settled = await settlementsOf(child.client, 'mine')
  const replayed = calls.replayTerms(daily, replay.periods).filter(({ from }) => from >= today)
  expect(replayed.map(({ from, due, tier, figures }) => ({ from, due, tier, figures }))).toEqual(
    settled.toReversed().map(({ from, due, tier, figures }) => ({ from, due, tier, figures })),
  )
})

test('[7.5] a settlement is paid once, from the upline’s wallet, with the confirmed total and the payment password', async () => {
  const { agent, child } = await settledDay()
  const [open] = await settlementsOf(agent.client, 'downline')
  const { footer, payable } = await calls.getContractSettlements(agent.client, { kind: 'daily', side: 'downline', state: 'open' })
  expect([footer, payable]).toEqual([{ count: 1, due: 2402, paid: 0, open: 2402, openCount: 1 }, 2402])
  const pay = (more: object = {}, client = agent.client, options = key()) =>
    calls.paySettlement(
      client,
      { kind: 'daily', settlementIds: [open!.settlementId], total: minor(2402), paymentPassword, ...more },
      options,
    )
  expect(await failureOf(pay({ total: minor(2401) }))).toMatchObject({ code: 'contract.total', value: { total: 24.02 } })
  expect(await failureOf(pay({ settlementIds: [] }))).toMatchObject({ code: 'validation' })
  expect(await failureOf(pay({ settlementIds: [open!.settlementId, open!.settlementId] }))).toMatchObject({ code: 'validation' })
  expect(await failureOf(pay({ settlementIds: ['999999999'] }))).toMatchObject({ code: 'notFound' })
  expect(await failureOf(pay({}, child.client))).toMatchObject({ code: 'contract.self' })
  expect(await failureOf(pay({ paymentPassword: '000001' }))).toMatchObject({ code: 'payment.wrong' })
  const once = key()
  const paid = await pay({}, agent.client, once)
  expect(paid).toMatchObject({ total: 2402, balanceAfter: 0, settlements: [{ state: 'paid', orderNo: expect.stringMatching(/^C\d+$/) }] })
  expect(await pay({}, agent.client, once)).toEqual(paid)
  expect(await failureOf(pay())).toMatchObject({ code: 'contract.periodPaid' })
  expect(await balanceOf(db, child.id)).toBe(2402)
  const [received] = (await getMemberTransactions(child.client, { startDate: dayText(clock), endDate: dayText(clock) })).content
  expect(received).toMatchObject({
    txCode: 'salaryIn',
    txName: 'Salário recebido',
    amount: 2402,
    note: `${agent.userName.slice(0, 2)}•••${agent.userName.slice(-1)}`,
  })
  const [sent] = (await getMemberTransactions(agent.client, { startDate: dayText(clock), endDate: dayText(clock) })).content
  expect(sent).toMatchObject({ txCode: 'salaryOut', amount: -2402, note: child.userName })
  expect(await child.inbox()).toContain('You have received a contract payment')
})

test('[7.5] a settlement may be paid with deposits that were not bet, and the desk lists it; a transfer may not', async () => {
  const { agent, child } = await settledDay()
  await knownPerson(services, { id: agent.id, merchant: 'ipanema' })
  const { orderNo } = await depositByGateway(agent.client, { channelId: 'pix', amount: minor(10_000) }, key())
  await runEffects(db, services.payments.effects, services.now)
  await sandbox.console('bank/pay', { orderNo, how: 'exact' })
  await settleOrder(services.payments.settling, orderNo)
  const legs = [{ party: { memberId: agent.id }, amount: -2402 }, { party: 'house' as const, amount: 2402 }] // prettier-ignore
  await transfer(db, { merchant: 'ipanema', kind: 'adjustment', key: crypto.randomUUID(), legs, at: clock })
  const { payable, readiness } = await calls.getContractSettlements(agent.client, { kind: 'daily', side: 'downline', state: 'open' })
  expect([payable, readiness.every(({ done }) => done)]).toEqual([10_000, true])
  expect((await getTransferEnabled(agent.client)).readiness.find(({ item }) => item === 'deposit')).toMatchObject({ done: false })
  const [open] = await settlementsOf(agent.client, 'downline')
  const form = { kind: 'daily' as const, settlementIds: [open!.settlementId], total: minor(2402), paymentPassword }
  await calls.paySettlement(agent.client, form, key())
  const cases = async () => (await sandbox.send('GET', '/console/api/desk')).body.cases
  const [listed] = await cases()
  expect(listed).toMatchObject({
    merchant: 'ipanema',
    kind: 'freshSettlement',
    rows: [
      { payer: agent.userName, payee: child.userName, amount: 2402 },
      { payer: agent.userName, freshDeposits: 2402 },
    ],
  })
  await sandbox.console('cases/close', { caseId: listed.caseId })
  expect(await cases()).toEqual([])
})

test('[7.5] without enough money nothing is paid, and several settlements are paid all or none', async () => {
  const { agent, child, today } = await settledDay()
  await child.play(60_000, 0, today + DAY + HOUR)
  clock = today + 2 * DAY + 61_000
  await settle()
  const open = await settlementsOf(agent.client, 'downline')
  const total = minor(open.reduce((sum, { due }) => sum + due, 0))
  const form = { kind: 'daily', settlementIds: open.map(({ settlementId }) => settlementId), total, paymentPassword } as const
  expect(total).toBe(2402 + 600)
  const lost = [{ party: { memberId: agent.id }, amount: -1 }, { party: 'house' as const, amount: 1 }] // prettier-ignore
  await transfer(db, { merchant: 'ipanema', kind: 'adjustment', key: crypto.randomUUID(), legs: lost, at: clock })
  expect(await failureOf(calls.paySettlement(agent.client, form, key()))).toMatchObject({ code: 'wallet.insufficient' })
  expect([await balanceOf(db, agent.id), await balanceOf(db, child.id)]).toEqual([3001, 0])
  expect((await settlementsOf(agent.client, 'downline')).map(({ state }) => state)).toEqual(['open', 'open'])
})

test('[7.5] the house pays the top of a tree when it settles, a dividend carries a negative amount over, and hours without bets are skipped', async () => {
  clock = start
  const hourly = salary('hour', [[1000, 0, 0, 10_000]], { cap: minor(500) })
  const weekly = dividend([[0, 0, 0, 10_000]])
  const { agent, child } = await contractTeam(sandbox, { own: { dividend: weekly, hourly }, since: start - 15 * DAY })
  const monday = Date.UTC(2026, 10, 16, 3)
  await child.play(10_000, 35_000, monday - 10 * DAY)
  await child.play(30_000, 0, monday - 2 * DAY)
  await child.play(2000, 0, monday - 2 * DAY + 90 * 60_000)
  await settle()
  const weeks = (await calls.getContractSettlements(agent.client, { kind: 'dividend', side: 'mine' })).content
  expect(weeks.map(({ carryIn, base, due, carryOut, state }) => ({ carryIn, base, due, carryOut, state }))).toEqual([
    { carryIn: -25_000, base: 7000, due: 700, carryOut: 0, state: 'paid' },
    { carryIn: 0, base: -25_000, due: 0, carryOut: -25_000, state: 'none' },
  ])
  const hours = (await calls.getContractSettlements(agent.client, { kind: 'hourly', side: 'mine' })).content
  expect(hours.map(({ base, due }) => [base, due])).toEqual([
    [2000, 200],
    [30_000, 500],
    [10_000, 500],
  ])
  expect(await balanceOf(db, agent.id)).toBe(700 + 1200)
  expect(await failureOf(calls.paySettlement(agent.client, { kind: 'hourly', settlementIds: [hours[0]!.settlementId], total: minor(200), paymentPassword }, key()))).toMatchObject({ code: 'contract.self' }) // prettier-ignore
  const hour = { kind: 'hourly', cycle: 'hour', from: hours[0]!.from } as const
  expect((await calls.getContractRows(agent.client, { ...hour, figure: 'bets' })).footer).toMatchObject({ count: 1, betAmount: 2000 })
  expect(await calls.getContractFigures(agent.client, hour)).toMatchObject({ footer: hours[0]!.figures, memberCount: 1 })
})

test('[7.5] fees count neither for nor against: result, dividend and rows of a team whose member paid one', async () => {
  clock = start
  const weekly = dividend([[0, 0, 0, 10_000]])
  const { agent, child } = await contractTeam(sandbox, { own: { dividend: weekly }, since: start - 15 * DAY })
  const at = Date.UTC(2026, 10, 16, 3) - 2 * DAY
  await child.play(13_346, 0, at)
  const legs = [
    { party: { cashier: 'pix' }, amount: -10_000 },
    { party: { memberId: child.id, bucket: 'cash' as const }, amount: 9750 },
    { party: 'fees' as const, amount: 250 },
  ]
  await transfer(db, { merchant: 'ipanema', kind: 'deposit', key: `deposit:${crypto.randomUUID()}`, reference: 'test', legs, at })
  await settle()
  const week = (await calls.getContractSettlements(agent.client, { kind: 'dividend', side: 'mine' })).content[0]!
  expect(week).toMatchObject({ base: 13_346, due: 1334, figures: { netLoss: 13_346, feeAmount: 250 } })
  const days = { startDate: dayText(at), endDate: dayText(at) }
  const result = { profit: -13_346, feeAmount: 250 }
  expect((await getTeamMoneyKpis(agent.client, days)).footer).toMatchObject(result)
  expect(await getTeamProfitLoss(agent.client, { ...days, pageNo: 1 })).toMatchObject({ footer: result, content: [result] })
  expect((await getProfitLoss(child.client, days)).total.profit).toBe(-13_346)
  // A settlement from before: its net loss has the fees.
  const old = { ...(await db.selectFrom('contract_settlements').selectAll().where('id', '=', Number(week.settlementId)).executeTakeFirstOrThrow()), fees_count: true } // prettier-ignore
  expect(figuresAs({ ...old, actives: [] }, old.fees_count).netLoss).toBe(13_096)
})

test('[7.5] bets that do not count for turnover, as opposite ones, count for no contract: neither stakes nor what was lost, by day and by hour', async () => {
  clock = start
  const own = { dividend: dividend([[0, 0, 0, 10_000]]), daily: salary('day', [[0, 0, 0, 10_000]], { basis: 'loss' }), hourly: salary('hour', [[0, 0, 0, 10_000]], { basis: 'loss' }) } // prettier-ignore
  const { agent, child } = await contractTeam(sandbox, { own, since: start - 15 * DAY })
  const at = Date.UTC(2026, 10, 16, 3) - 2 * DAY
  await child.play(10_000, 2000, at)
  // What opposite and covering bets are settled with; a free bet has no stake, and its payout counts.
  await child.play(60_000, 0, at, { valid_stake: 0 })
  await child.play(0, 500, at, { valid_stake: 0 })
  const voided = crypto.randomUUID()
  await child.play(7000, 0, at, { valid_stake: 0, round_id: voided })
  await db
    .updateTable('game_records')
    .set({ status: 'cancelled', voided_at: at + 1 })
    .where('round_id', '=', voided)
    .execute()
  await settle()
  const figures = { betAmount: 10_000, validBetAmount: 10_000, winAmount: 2500, netLoss: 7500 }
  for (const kind of ['dividend', 'daily', 'hourly'] as const) {
    const { content } = await calls.getContractSettlements(agent.client, { kind, side: 'mine' })
    const settled = content.find(({ due }) => due > 0)!
    expect(settled, kind).toMatchObject({ base: 7500, due: 750, figures })
    const period = { kind, cycle: settled.terms.cycle, from: settled.from } as const
    expect(await calls.getContractFigures(agent.client, period)).toMatchObject({ footer: figures, content: [figures] })
    expect((await calls.getContractRows(agent.client, { ...period, figure: 'bets' })).footer).toMatchObject({ count: 2, betAmount: 10_000, winAmount: 2500 }) // prettier-ignore
  }
  // The result of the team is what was won and lost.
  const days = { startDate: dayText(at), endDate: dayText(at) }
  expect((await getTeamProfitLoss(agent.client, { ...days, pageNo: 1 })).footer).toMatchObject({ betAmount: 70_000, profit: -67_500 })
})

test('[7.5] what an older version settled with bets that do not count stays as it was: the rows of the period come to its figures', async () => {
  clock = start
  const { agent, child } = await contractTeam(sandbox, { own: { dividend: dividend([[0, 0, 0, 10_000]]) }, since: start - 15 * DAY })
  const at = Date.UTC(2026, 10, 16, 3) - 2 * DAY
  await child.play(10_000, 2000, at)
  await child.play(60_000, 0, at, { valid_stake: 0 })
  // Its days did not know what counts.
  const days = db.updateTable('play_days').where('member_id', '=', child.id)
  await days.set({ uncounted_stake: 0 }).execute()
  await settle()
  await days.set({ uncounted_stake: 60_000 }).execute()
  const weeks = async () => (await calls.getContractSettlements(agent.client, { kind: 'dividend', side: 'mine' })).content
  const { settlementId, from, figures } = (await weeks()).find(({ due }) => due > 0)!
  expect(figures).toMatchObject({ betAmount: 70_000, winAmount: 2000 })
  const week = { kind: 'dividend', cycle: 'week', from } as const
  const rows = async () => (await calls.getContractRows(agent.client, { ...week, figure: 'bets' })).footer
  // The control: a settlement of today has only what counts.
  expect(await rows()).toMatchObject({ count: 1, betAmount: 10_000 })
  // Nor did its settlements name the column.
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql`update contract_settlements set uncounted_too = default where id = ${Number(settlementId)}`.execute(trx)
  })
  const { betAmount, winAmount } = figures
  expect(await rows()).toMatchObject({ count: 2, betAmount, winAmount })
  expect(await calls.getContractFigures(agent.client, week)).toMatchObject({ footer: figures, content: [{ betAmount, winAmount }] })
  expect((await weeks()).find((one) => one.settlementId === settlementId)!.figures).toEqual(figures)
})

test('[7.5] a failing contract does not delay others, and an hour that ends while the settler is late is settled', async () => {
  clock = start
  const weekly = dividend([[0, 0, 0, 10_000]])
  const broken = await contractTeam(sandbox, { own: { dividend: { ...weekly, tiers: null } as never }, since: start - 15 * DAY })
  const { agent, child } = await contractTeam(sandbox, { own: { hourly: salary('hour', [[1000, 0, 0, 10_000]]) }, since: start - 2 * HOUR })
  const failures = vi.spyOn(console, 'error').mockImplementation(() => {})
  clock = start + HOUR + 10_000
  await settle()
  await child.play(10_000, 0, start + HOUR - 1000)
  clock = start + HOUR + 61_000
  await settle()
  expect(failures).toHaveBeenCalledTimes(2)
  failures.mockRestore()
  expect(await balanceOf(db, agent.id)).toBe(1000)
  await db.updateTable('contracts').set({ next_from: null, next_to: null }).where('member_id', '=', broken.agent.id).execute()
})

test('[7.5] a contract that fails repeatedly is set aside with its reason: accounts can close, it is settled once repaired, and a closed account is not paid', async () => {
  clock = start
  const weekly = dividend([[0, 0, 0, 10_000]])
  const { agent, child } = await contractTeam(sandbox, { own: { dividend: weekly }, since: start - 15 * DAY })
  await child.play(40_000, 0, start - 10 * DAY)
  // What it would be computed with is not there.
  const fault = async (on: boolean) => void (await sql.raw(`alter table ${on ? 'contract_settings' : 'settings_away'} rename to ${on ? 'settings_away' : 'contract_settings'}`).execute(db)) // prettier-ignore
  const failures = vi.spyOn(console, 'error').mockImplementation(() => {})
  await fault(true)
  for (let round = 0; round < MOST_FAILURES; round++) {
    await settle()
    // Not tried again at once.
    await settle()
    clock += 30_000
  }
  await fault(false)
  expect(failures).toHaveBeenCalledTimes(MOST_FAILURES)
  failures.mockRestore()
  expect(await agent.inbox()).toContain('A settlement of your contract is under review')
  expect(await settle()).toBe(0)
  const { contracts } = await desk()
  expect(contracts).toMatchObject([{ userName: agent.userName, failure: expect.stringContaining('contract_settings') }])
  await closeAccount(agent.client, { password: agent.password })
  clock += DAY
  await sandbox.console('contracts/again', { contractId: contracts[0]!.contractId })
  await settle()
  const settled = await db.selectFrom('contract_settlements').selectAll().where('member_id', '=', agent.id).orderBy('id').execute()
  expect(settled.map(({ due, state }) => [due, state])).toEqual([[4000, 'open'], [0, 'none'], [0, 'none']]) // prettier-ignore
  expect(await balanceOf(db, agent.id)).toBe(0)
  const [byHand] = (await desk()).payments
  expect(byHand).toMatchObject({ userName: agent.userName, amount: 4000, payer: 'house', closedAt: expect.any(Number) })
  await sandbox.console('contracts/byHand', { settlementId: byHand.settlementId, reference: 'PIX 0' })
  expect((await desk()).counts).toMatchObject({ payments: 0 })
})

test('[7.5] a fault that affects all contracts counts against none; a contract with its own fault is set aside, and the account of its payer is not closed before its end', async () => {
  clock = start
  const broken = { ...daily, tiers: null as never }
  const healthy = await contractTeam(sandbox, { own: {}, since: start })
  const { agent, child } = await contractTeam(sandbox, { own: { daily: broken }, since: start - 2 * DAY })
  const lower = { merchant: 'ipanema', memberId: child.id, kind: 'daily' as const, since: start - 2 * DAY, offererId: agent.id }
  await signContract(db, { ...lower, terms: broken })
  const failing = () => db.selectFrom('contracts').selectAll().where('member_id', 'in', [agent.id, child.id]).orderBy('id').execute()
  const failures = async () => (await failing()).map((row) => row.failures)
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const round = async () => ((clock += 30_000), settle())
  const all = (more: object) => db.updateTable('contracts').set(more).where('member_id', 'in', [agent.id, child.id]).execute()
  await round()
  await all({ failures: MOST_FAILURES - 1 })
  await round()
  await round()
  expect(await failures()).toEqual([MOST_FAILURES - 1, MOST_FAILURES - 1])

  // Once another contract settles, the fault counts as that of the failing contracts.
  await all({ failures: 0 })
  await signContract(db, { ...lower, memberId: healthy.agent.id, offererId: undefined, terms: daily, since: start - 2 * DAY })
  await round()
  await round()
  await round()
  const [one, other] = await failing()
  expect(one!.failures).toBeGreaterThan(1)
  // Another process fails at the same try; the database was away; the clock is put back.
  await noteFailure(db, { ...one!, failures: one!.failures - 2 }, new Error('late'), clock)
  await noteFailure(db, other!, Object.assign(new Error('slow'), { code: '57014' }), clock)
  expect(await failures()).toEqual([one!.failures, other!.failures])
  clock -= HOUR
  await settle()
  expect(await failures()).toEqual([one!.failures + 1, other!.failures + 1])

  const setAside = async () => {
    await all({ failures: MOST_FAILURES - 1, retry_at: null, failing_after: 0 })
    await settle()
    const { contracts, counts } = await desk()
    expect(contracts).toHaveLength(counts.contracts)
    return (contracts as { contractId: string }[]).map(({ contractId }) => contractId)
  }
  const ids = await setAside()
  expect(ids).toEqual([String(one!.id), String(other!.id)])
  expect(await sandbox.console('contracts/again', { contractId: ids[0]!, alike: true })).toEqual({ taken: 2 })
  expect(await act('contracts/again', { contractId: ids[0], alike: true })).toMatchObject({ status: 404 })
  await setAside()
  errors.mockRestore()
  // A member who is paid may leave, one who owes stays until that is settled.
  await closeAccount(child.client, { password: child.password })
  await closeAccount(agent.client, { password: agent.password })
  expect([(await child.row()).closed_at, (await agent.row()).closed_at, await closeSettled(services)]).toEqual([clock, null, 0])
  const [, owed] = ids
  expect(await act('contracts/end', { contractId: owed, reference: ' ' })).toMatchObject({ status: 400 })
  await sandbox.console('contracts/end', { contractId: owed!, reference: 'PIX 2' })
  expect(await act('contracts/end', { contractId: owed, reference: 'PIX 2' })).toMatchObject({ status: 404 })
  expect(await closeSettled(services)).toBe(1)
  await sandbox.console('contracts/end', { contractId: ids[0]!, reference: 'none' })
  expect([await settle(), (await desk()).counts.contracts]).toEqual([0, 0])
})

test('[7.5] an offer never changes the payer: neither while pending, nor when rejected, nor for periods before it is in force', async () => {
  const { agent, child, today } = await settledDay()
  const raise = async (status: 'A' | 'R') => {
    const terms = { ...daily, tiers: daily.tiers.slice(0, 2) }
    await calls.proposeContract(agent.client, { kind: 'daily', memberId: child.memberId, terms }, key())
    const { contract } = await calls.getContractDailySalaryInfo(child.client)
    expect(contract).toMatchObject({ payer: 'upline' })
    return calls.processDailySalaryContract(child.client, { id: contract!.contractId, status }, key())
  }
  await db.updateTable('contract_settings').set({ payer: 'house' }).where('merchant', '=', 'ipanema').execute()
  expect(await raise('R')).toMatchObject({ payer: 'upline' })
  expect(await raise('A')).toMatchObject({ payer: 'house' })
  await db.updateTable('contract_settings').set({ payer: 'upline' }).where('merchant', '=', 'ipanema').execute()
  for (const day of [1, 2]) await child.play(60_000, 0, today + day * DAY + HOUR)
  clock = today + 3 * DAY + 61_000
  await settle()
  expect((await settlementsOf(child.client, 'mine')).map(({ payer, state }) => [payer, state])).toEqual([
    ['house', 'paid'],
    ['upline', 'open'],
    ['upline', 'open'],
  ])
})

test('[7.5] a closed account is not paid', async () => {
  const { agent, child, today } = await settledDay()
  clock = today + 2 * DAY + 1000
  const paid = [(await settlementsOf(agent.client, 'downline'))[0]!.settlementId]
  await calls.paySettlement(agent.client, { kind: 'daily', settlementIds: paid, total: minor(2402), paymentPassword }, key())
  await child.play(60_000, 0, today + DAY + HOUR)
  clock += 60_000
  await settle()
  const [open] = await settlementsOf(agent.client, 'downline')
  expect(open).toMatchObject({ state: 'open', due: 600 })
  await db.updateTable('members').set({ closed_at: clock }).where('id', '=', child.id).execute()
  const form = { kind: 'daily' as const, settlementIds: [open!.settlementId], total: minor(600), paymentPassword }
  expect(await failureOf(calls.paySettlement(agent.client, form, key()))).toMatchObject({ code: 'contract.settled' })
  // An operator sees it, and ends it once.
  const two = { offeredBy: agent.userName, offererClosedAt: null, userName: child.userName, closedAt: clock }
  expect((await desk()).payments).toContainEqual(expect.objectContaining({ settlementId: open!.settlementId, amount: 600, payer: 'upline', ...two })) // prettier-ignore
  const byHand = { settlementId: open!.settlementId, reference: 'PIX 1' }
  await sandbox.console('contracts/byHand', byHand)
  expect(await act('contracts/byHand', byHand)).toMatchObject({ status: 404 })
  expect((await settlementsOf(agent.client, 'downline'))[0]).toMatchObject({ state: 'paid', paidAt: clock, orderNo: 'PIX 1' })
  expect(await failureOf(calls.paySettlement(agent.client, form, key()))).toMatchObject({ code: 'contract.periodPaid' })
  expect((await calls.getContractSettlements(agent.client, { kind: 'daily', side: 'downline', state: 'paid' })).footer).toMatchObject({ count: 2, open: 0, openCount: 0 }) // prettier-ignore
  await db.updateTable('members').set({ closed_at: clock }).where('id', '=', agent.id).execute()
  const state = async () => [await balanceOf(db, agent.id), (await settlementsOf(agent.client, 'mine')).length, (await settlementsOf(agent.client, 'downline')).length] // prettier-ignore
  const before = await state()
  await child.play(60_000, 0, today + 2 * DAY + HOUR)
  clock += DAY
  await settle()
  expect(await state()).toEqual(before)
})

test('[7.5] [market br.rules.lossIncome] where the market forbids contracts nothing is settled, and a period ends where another cycle begins', async () => {
  const monday = Date.UTC(2026, 8, 28, 3)
  const { agent, child } = await contractTeam(sandbox, { own: { dividend: dividend([[0, 0, 0, 10_000]]) }, since: monday })
  const row = { offerer_id: null, payer: 'house' as const, accepted_at: monday }
  const { id } = await db.selectFrom('contracts').select('id').where('member_id', '=', agent.id).executeTakeFirstOrThrow()
  const half = JSON.stringify(dividend([[0, 0, 0, 20_000]], { cycle: 'halfMonth' }))
  // On a Thursday.
  await db
    .insertInto('contract_terms')
    .values({ ...row, contract_id: id, starts_at: monday + 3 * DAY, terms: half })
    .execute()
  for (const day of [1, 4, 10]) await child.play(10_000, 0, monday + day * DAY)
  clock = Date.UTC(2026, 9, 16, 3) + 61_000
  const ipanema = services.merchants.find('ipanema')!
  const { market } = ipanema
  Object.assign(ipanema, { market: marketOf('br') })
  expect(await settle()).toBe(0)
  Object.assign(ipanema, { market })
  await settle()
  const settled = (await calls.getContractSettlements(agent.client, { kind: 'dividend', side: 'mine' })).content
  expect(settled.map(({ from, to, due }) => [(from - monday) / DAY, (to - monday) / DAY, due])).toEqual([
    [3, 18, 4000],
    [0, 3, 1000],
  ])
  const shortened = await calls.getContractFigures(agent.client, { kind: 'dividend', cycle: 'week', from: monday })
  expect(shortened).toMatchObject({ settled: true, to: monday + 3 * DAY, footer: { betAmount: 10_000 } })
})

test('[7.5] a salary counts members with the stakes of its tiers and pays the lower of it and the standard: the same for both sides, and in a replay', async () => {
  clock = start
  const standard = salary('day', [[10_000, 0, 0, 800], [60_000, 0, 0, 1500]]).tiers // prettier-ignore
  const setStandard = (tiers: object[]) => sandbox.console('contracts/standard', { merchant: 'ipanema', kind: 'daily', standard: { basis: 'stake', tiers } }) // prettier-ignore
  // No table that an editor would refuse: none at all, or one whose rates fall.
  for (const wrong of [
    [],
    salary('day', [
      [10_000, 0, 0, 800],
      [60_000, 0, 0, 700],
    ]).tiers,
  ])
    // prettier-ignore
    await expect(setStandard(wrong)).rejects.toThrow('contract.terms')
  await setStandard(standard)
  const terms = (low: number, high: number, activeStake?: number) => {
    const { tiers, ...rest } = salary('day', [[10_000, 0, 0, low], [50_000, 0, 2, high]]) // prettier-ignore
    return { ...rest, tiers: [tiers[0]!, { ...tiers[1]!, ...(activeStake !== undefined && { activeStake: minor(activeStake) }) }] }
  }
  const { agent, child, below } = await contractTeam(sandbox, { own: { daily: terms(1000, 5000, 20_000) }, since: start - 3 * DAY })
  const propose = (offered: calls.ContractTerms) =>
    calls.proposeContract(agent.client, { kind: 'daily', memberId: child.memberId, terms: offered }, key())
  const { rules } = await calls.getContracts(agent.client, { kind: 'daily', side: 'downline' })
  expect(rules.standard).toEqual({ basis: 'stake', rateType: 'proportion', tiers: standard })
  // If fewer bets counted as active, the agent in the middle would pay more than the upline pays.
  const tooGood = { code: 'contract.terms', value: { problems: [{ tier: 1, field: 'contractRate', problem: 'ceiling' }] } }
  expect(await failureOf(propose(terms(500, 3000, 19_999)))).toMatchObject(tooGood)
  const foreign = { ...terms(500, 3000, 20_000), standard: salary('day', [[1, 0, 0, 9000]]).tiers }
  expect(await failureOf(propose(foreign))).toMatchObject({ value: { problems: [{ field: 'standard', problem: 'range' }] } })
  const offered = { ...terms(500, 3000, 20_000), standard }
  await propose(offered)
  expect((await calls.getContractRequests(child.client)).dailysalreqtype.ALL).toMatchObject([{}, { activeMember: 2, activeStake: 20_000 }])
  // What was offered with a standard that is another one by now is not what would be signed.
  const { contract } = await calls.getContractDailySalaryInfo(child.client)
  const sign = () => calls.processDailySalaryContract(child.client, { id: contract!.contractId, status: 'A' }, key())
  await setStandard(standard.slice(0, 1))
  expect(await failureOf(sign())).toMatchObject({ code: 'contract.standard' })
  await setStandard(standard)
  expect((await sign()).next?.terms).toEqual(offered)
  // From here on nothing that the merchant sets changes what was agreed.
  await sandbox.console('contracts/standard', { merchant: 'ipanema', kind: 'daily' })

  const today = Date.UTC(2026, 10, 19, 3)
  const days = [[30_000, 25_000], [40_000, 30_000], [60_000, 20_000]] as const // prettier-ignore
  for (const [day, [one, other]] of days.entries()) {
    await child.play(one, 0, today + day * DAY + HOUR)
    await below.play(other, 0, today + day * DAY + HOUR)
  }
  clock = today + 2 * HOUR
  const counted = [{ activeStake: 20_000, members: 2 }]
  expect((await calls.getCurrentDailySalary(child.client)).running).toMatchObject({ tier: 2, due: 440, figures: { actives: counted } })
  clock = today + 3 * DAY + 61_000
  await settle()
  const mine = (await settlementsOf(child.client, 'mine')).toReversed()
  // 0.8 % of the standard, 1.5 % of it, and 0.5 % of its own where one of the two staked no more than the amount.
  expect(mine.map(({ tier, due, figures }) => [tier, due, figures.activeMember, figures.actives])).toEqual([
    [2, 440, 0, counted],
    [2, 1050, 0, counted],
    [1, 400, 1, [{ activeStake: 20_000, members: 1 }]],
  ])
  expect((await settlementsOf(agent.client, 'downline')).toReversed()).toEqual(mine)
  expect((await settlementsOf(agent.client, 'mine')).slice(0, 3).map(({ due }) => due)).toEqual([800, 3500, 2750])
  for (const { from, figures } of mine) {
    const day = { kind: 'daily', cycle: 'day', memberId: child.memberId, from } as const
    for (const { client } of [child, agent]) expect((await calls.getContractFigures(client, day)).footer).toEqual(figures)
  }
  const asked = { kind: 'daily', cycle: 'day', memberId: child.memberId, activeStakes: calls.activeStakesOf(offered) } as const
  const { periods } = await calls.replayContract(agent.client, asked)
  // As many amounts as two contracts with their standards can name.
  const most = await calls.replayContract(agent.client, { ...asked, activeStakes: Array.from({ length: 200 }, (_, index) => minor(index)) })
  expect(most.periods[0]!.figures.actives).toHaveLength(200)
  const replayed = calls.replayTerms(offered, periods).filter(({ from }) => from >= today)
  expect(replayed.map(({ due, figures }) => [due, figures])).toEqual(mine.map(({ due, figures }) => [due, figures]))
})

const seed = process.env.TEAM_SEED ?? String(Date.now() % 1_000_000_000)
test(`[7.5] on a random tree a day is the sum of its hours for each member, and settlements match a replay (TEAM_SEED=${seed})`, async () => {
  clock = start
  const { members, asMember } = await randomTeam(sandbox, { seed, size: 7, steps: 90, now: start })
  const days = closedPeriods('day', start, 5)
  const accounts = await db.selectFrom('members').select('account').where('id', 'in', members).execute()
  for (const [index, { account }] of accounts.entries())
    await addRound(db, account, 300 + index, {
      payout: 70,
      valid_stake: 0,
      bet_at: start - 30 * HOUR,
      settled_at: start - index * 9 * HOUR,
    })
  {
    const head = await headOf(db, members[0]!)
    for (const { from, to } of days) {
      const sums = new Map<number, number[]>()
      for (let at = from; at < to; at += HOUR) {
        for (const { member_id, active: _hour, ...line } of await linesOf(db, teamLines(head, { from: at, to: at + HOUR }, 0))) {
          const before = sums.get(member_id)
          sums.set(member_id, Object.values(line).map((value, index) => value + (before?.[index] ?? 0))) // prettier-ignore
        }
      }
      for (const [member, values] of sums) if (values.every((value) => value === 0)) sums.delete(member)
      const lines = await linesOf(db, teamLines(head, { from, to }, 0))
      expect(new Map(lines.map(({ member_id, active: _day, ...line }) => [member_id, Object.values(line)]))).toEqual(sums)
    }
  }
  const terms = dividend([[0, 0, 0, 12_345], [500, 100, 1, 34_567]], { cycle: 'day' }) // prettier-ignore
  await signContract(db, { merchant: 'ipanema', memberId: members[0]!, kind: 'daily', terms, since: days[0]!.from })
  await settle()
  const client = await asMember(0)
  const { periods } = await calls.replayContract(client, { kind: 'daily', cycle: 'day' })
  const since = periods.filter(({ from }) => from >= days[0]!.from)
  const settled = (await calls.getContractSettlements(client, { kind: 'daily', side: 'mine' })).content.toReversed()
  expect(settled).toHaveLength(5)
  const facts = ({ from, figures, carryIn, tier, base, due, carryOut }: calls.ReplayedPeriod) => ({
    from,
    figures,
    carryIn,
    tier,
    base,
    due,
    carryOut,
  })
  expect(settled.map((one) => facts(one))).toEqual(calls.replayTerms(terms, since).map((one) => facts(one)))
})

test('[7.5] the control: the audit finds a settlement that is not the sum of its members, a wrong carry-over, and a wrong payment', async () => {
  const undone = new Error('undone')
  const spoil = async (name: string, statement: string) => {
    const attempt = db.transaction().execute(async (trx) => {
      for (const table of ['contract_settlements', 'contract_settlement_members']) await sql`alter table ${sql.table(table)} disable trigger all`.execute(trx) // prettier-ignore
      await sql.raw(statement).execute(trx)
      expect(await auditLedger(trx)).toEqual({ [name]: 1 })
      throw undone
    })
    await expect(attempt).rejects.toBe(undone)
  }
  const paid = `(select id from contract_settlements where kind = 'dividend' and state = 'paid' order by id limit 1)`
  await spoil('wrongSettlements', `update contract_settlement_members set stake = stake + 1 where (settlement_id, member_id) = (select settlement_id, min(member_id) from contract_settlement_members where settlement_id = ${paid} group by 1)`) // prettier-ignore
  await spoil('wrongSettlements', `update contract_settlements set actives = '[{"activeStake": 20000, "members": 3}]' where id = (select id from contract_settlements where actives <> '[]' limit 1)`) // prettier-ignore
  await spoil('wrongCarries', `update contract_settlements set carry_in = carry_in - 1 where id = ${paid}`)
  await spoil('wrongPayments', `update contract_settlements set due = due + 1 where id = ${paid}`)
})
