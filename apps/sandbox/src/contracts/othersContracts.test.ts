import { minor, type Client } from '@platform/sdk'
import * as calls from '@platform/sdk/contracts'
import { expect, test } from 'vitest'
import { dayStart, dayText } from '../gateway/days.ts'
import { contractTeam, salary } from '../testing/contractTeam.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { paymentPassword } from '../testing/securityMember.ts'
import { settleContracts } from './settleContracts.ts'

const DAY = 86_400_000
/** A Wednesday, noon in Brasília. */
const start = Date.UTC(2026, 10, 18, 15)
let clock = start
const sandbox = await fileSandbox({ clock: () => clock })
await sandbox.sandbox.pause()
const { services } = sandbox.sandbox

const best = salary('day', [[1000, 0, 0, 2000]]) // prettier-ignore
const offer = salary('day', [[1000, 0, 0, 1000]]) // prettier-ignore
const key = () => ({ idempotencyKey: crypto.randomUUID() })

/** An agent whose direct member has an accepted daily contract, a settlement that was not paid, and an open change. */
async function victims() {
  clock = start
  const { agent, child, below } = await contractTeam(sandbox, { own: { daily: best }, since: start - 30 * DAY })
  const { contractId } = await calls.proposeContract(agent.client, { kind: 'daily', memberId: child.memberId, terms: offer }, key())
  await calls.processDailySalaryContract(child.client, { id: contractId, status: 'A' }, key())
  await below.play(100_000, 0, start + DAY)
  clock = start + 3 * DAY
  await settleContracts(services)
  const { content } = await calls.getContractSettlements(agent.client, { kind: 'daily', side: 'downline' })
  const open = content.find(({ state }) => state === 'open')!
  const [contract] = (await calls.getContracts(agent.client, { kind: 'daily', side: 'downline' })).content
  const change = { kind: 'daily' as const, memberId: child.memberId, terms: { ...offer, tiers: best.tiers }, revision: contract!.revision }
  await calls.proposeContract(agent.client, change, key())
  return { agent, child, below, contractId, open, change }
}

type Victims = Awaited<ReturnType<typeof victims>>

/** Every call that names a contract, a settlement or the member of one. */
const attempts: Record<string, (client: Client, of: Victims) => Promise<unknown>> = {
  'accept the proposal': (client, { contractId }) => calls.processDailySalaryContract(client, { id: contractId, status: 'A' }, key()),
  'reject the proposal': (client, { contractId }) => calls.processDailySalaryContract(client, { id: contractId, status: 'R' }, key()),
  'accept it as an hourly one': (client, { contractId }) => calls.processContractHourSalary(client, { contractId, status: 'A' }, key()),
  'end it': (client, { contractId }) => calls.endContract(client, { kind: 'daily', contractId }, key()),
  'propose a change': (client, { change }) => calls.proposeContract(client, change, key()),
  'pay its settlement': (client, { open }) =>
    calls.paySettlement(client, { kind: 'daily', settlementIds: [open.settlementId], total: minor(open.due), paymentPassword }, key()),
  'replay it': (client, { child }) => calls.replayContract(client, { kind: 'daily', cycle: 'day', memberId: child.memberId }),
  'read its figures': (client, { child }) =>
    calls.getContractFigures(client, { kind: 'daily', cycle: 'day', memberId: child.memberId, from: dayStart(dayText(start))! }),
  'read its rows': (client, { child }) =>
    calls.getContractRows(client, {
      kind: 'daily',
      cycle: 'day',
      memberId: child.memberId,
      from: dayStart(dayText(start))!,
      figure: 'bets',
    }),
  'find it in a list': async (client, { child, contractId }) => {
    for (const side of ['mine', 'downline'] as const) {
      const { content } = await calls.getContracts(client, { kind: 'daily', side, memberId: child.memberId })
      if (content.some((one) => one.contractId === contractId)) return
    }
    throw Object.assign(new Error('not listed'), { code: 'not listed' })
  },
}

const stateOf = async ({ agent, child }: Victims) => [
  await calls.getContracts(agent.client, { kind: 'daily', side: 'downline' }),
  await calls.getContractSettlements(child.client, { kind: 'daily', side: 'mine' }),
]

test('[7.5] contracts and settlements of others: a stranger’s agent, a stranger, and the member below can neither read, answer, end, change nor pay them', async () => {
  const of = await victims()
  const strangers = await contractTeam(sandbox, { own: { daily: best }, since: start - 30 * DAY })
  const before = await stateOf(of)
  const passed: string[] = []
  for (const [who, { client }] of Object.entries({ agent: strangers.agent, member: strangers.child, below: of.below })) {
    for (const [what, attempt] of Object.entries(attempts)) {
      const failure = await failureOf(attempt(client, of))
      if (!failure || !/^(notFound|not listed|contract\.\w+|access\.\w+|validation)$/.test(failure.code ?? ''))
        passed.push(`${who}: ${what} ${failure?.code}`)
    }
  }
  expect(passed).toEqual([])
  expect(await stateOf(of)).toEqual(before)
})

test('[7.5] the control: those whom they concern can', async () => {
  const of = await victims()
  const { agent, child } = of
  const own = async (client: Client, ...names: string[]) => {
    for (const name of names) expect([name, await failureOf(attempts[name]!(client, of))]).toEqual([name, undefined])
  }
  await own(agent.client, 'replay it', 'read its figures', 'read its rows', 'find it in a list')
  await own(child.client, 'find it in a list', 'accept the proposal')
  await sandbox.console('deposits', { merchant: 'ipanema', userName: agent.userName, amount: 1_000_000 })
  await own(agent.client, 'pay its settlement', 'end it')
})
