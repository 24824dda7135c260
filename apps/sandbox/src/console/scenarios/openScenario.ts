import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { invalid, notFound } from '../../base/Refusal.ts'
import { hashToken } from '../../gateway/tokens.ts'
import type { Merchant } from '../../gateway/merchants.ts'
import type { Services } from '../../gateway/Services.ts'
import type { Action } from '../Action.ts'
import type { OpenScenario } from '../../gateway/ConsoleSettings.ts'
import { MemberBody, newMember } from '../newMember.ts'
import { changesBetween, snapshotOf, undoChanges } from './changes.ts'
import { Scenario, setupActions } from './Scenario.ts'
import { makeSignInLink, sessionOf } from './signInLinks.ts'

export const OpenBody = z.object({
  merchant: z.string(),
  language: z._default(z.enum(['PT', 'EN']), 'PT'),
  /** Faults apply only to calls from this client address. */
  address: z.optional(z.string()),
  scenario: Scenario,
})

/** Creates the member, sets the switches and returns the address that shows the state. */
export async function openScenario(body: z.output<typeof OpenBody>, services: Services, actions: Record<string, Action>) {
  const { scenario, language, address } = body
  const merchant = services.merchants.find(body.merchant)
  if (!merchant || merchant.trial) throw notFound()
  const { name, member, setup } = scenario
  const before = await snapshotOf(services, merchant.code)
  const first = await signIn(services, merchant, member)
  // Many testers may use the same member of the seed: a scenario affects only its own session. A guest's affects the addresses that open its link.
  const seenBy = { address, sessions: first && [hashToken(first.token)], addresses: first || address ? undefined : [] }
  for (const { action, body: ownFields } of setup)
    await turn(actions[action], { merchant: merchant.code, userName: first?.userName, ...seenBy, ...ownFields }, services)
  // A pause ends every session: the state is that of the next sign-in.
  const isEnded = first && setup.some(({ action }) => action === 'protection/enter')
  const session = isEnded ? await sessionOf(services, merchant, first.userName) : first
  if (setup.some(({ action }) => setupActions[action] !== 'page')) services.shared.clear()
  const changes = changesBetween(before, await snapshotOf(services, merchant.code))
  const id = randomUUID()
  const openScenarios = services.console.current().scenarios
  await services.console.set('scenarios', [...openScenarios, { id, name, merchant: merchant.code, at: services.now(), ...changes }])
  const path = await withIds(services, merchant, scenario.path, session?.userName)
  const link = await makeSignInLink(services, { scenario: id, merchant: merchant.code, userName: session?.userName, path, language })
  return { id, path, session, link: { port: merchant.port, path: link } }
}

/** Reverts the changes of the scenario with this id, or without an id those of all, the last one first. */
export async function undoScenarios({ id }: { id?: string }, services: Services): Promise<void> {
  const all = services.console.current().scenarios
  const undone = all.filter((one) => !id || one.id === id)
  if (id && undone.length === 0) throw notFound()
  for (const one of undone.toReversed()) await undoChanges(services, one)
  if (undone.some(isNoticedByOthers)) services.shared.clear()
  const undoneIds = new Set(undone.map((one) => one.id))
  const stays = (scenario: string) => !undoneIds.has(scenario)
  const { console: state } = services
  await state.set(
    'scenarios',
    state.current().scenarios.filter((one) => stays(one.id)),
  )
  await state.set(
    'signInLinks',
    state.current().signInLinks.filter(({ scenario }) => stays(scenario)),
  )
}

/** Whether it changed settings that others notice; rows that it added apply to its own session only. */
const isNoticedByOthers = ({ former, flags, rules = {}, withdrawals }: OpenScenario) =>
  withdrawals !== undefined || [former, flags, rules].some((changes) => Object.keys(changes).length > 0)

async function signIn(services: Services, merchant: Merchant, member: Scenario['member']) {
  if (!member) return undefined
  const { userName, ...facts } = member
  if (userName) return sessionOf(services, merchant, userName)
  const account = await newMember(MemberBody.parse({ merchant: merchant.code, ...facts }), services)
  const { merchantCode, token, type } = account
  return { token, merchantCode, userName: account.userName, type, firstTimeLogin: facts.firstLogin ?? false }
}

async function turn(action: Action | undefined, fields: object, services: Services) {
  const request = action?.read(fields)
  if (!request) throw notFound()
  if (request.status === 'invalid') throw invalid(...request.fields)
  await request.run(services)
}

/** Fills in ids, which differ by brand for promotions and by member for deposits and withdrawals. */
async function withIds({ database: { db } }: Services, { code }: Merchant, path: string, userName = ''): Promise<string> {
  const promotions = () => db.selectFrom('promotions').select('id').where('merchant', '=', code).orderBy('id').limit(1)
  const deposits = () =>
    db
      .selectFrom('deposit_orders as d')
      .innerJoin('members as m', 'm.id', 'd.member_id')
      .select('d.order_no as id')
      .where('m.merchant', '=', code)
      .where('m.username', '=', userName.toLowerCase())
      .orderBy('d.created_at', 'desc')
      .limit(1)
  const withdrawals = () =>
    db
      .selectFrom('withdrawals as w')
      .innerJoin('members as m', 'm.id', 'w.member_id')
      .select('w.order_no as id')
      .where('m.merchant', '=', code)
      .where('m.username', '=', userName.toLowerCase())
      .orderBy('w.created_at', 'desc')
      .limit(1)
  if (path.includes('{withdrawal}')) return path.replace('{withdrawal}', (await withdrawals().executeTakeFirst())?.id ?? '0')
  if (path.includes('{promotion}')) return path.replace('{promotion}', String((await promotions().executeTakeFirst())?.id ?? 0))
  if (path.includes('{deposit}')) return path.replace('{deposit}', (await deposits().executeTakeFirst())?.id ?? '0')
  return path
}
