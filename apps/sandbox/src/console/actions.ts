import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { notFound } from '../gateway/Refusal.ts'
import type { Services } from '../gateway/Services.ts'
import { deposit } from '../ledger/wallet.ts'
import { action, type Action } from './Action.ts'
import { addFault, FaultBody } from './addFault.ts'
import { betActions } from './betActions.ts'
import { contentActions } from './contentActions.ts'
import { contractActions } from './contractActions.ts'
import { depositActions } from './depositActions.ts'
import { kycActions } from './kycActions.ts'
import { ledgerActions } from './ledgerActions.ts'
import { lotteryActions } from './lotteryActions.ts'
import { memberNamed } from './memberNamed.ts'
import { cents, MemberBody, newMember } from './newMember.ts'
import { publishActions } from './publishActions.ts'
import { undoScenarios } from './scenarios/openScenario.ts'
import { scenarioActions } from './scenarios/scenarioActions.ts'
import { setFlag } from './setFlag.ts'
import { RuleBody, setRule } from './setRule.ts'
import { withdrawalActions } from './withdrawalActions.ts'

const switchOf = { merchant: z.string(), on: z.boolean() }
const minutes = z.optional(z.int().check(z.minimum(1), z.maximum(10_080)))
/** Everything that the console can do, for its page and for tests alike. */
export const actions: Record<string, Action> = {
  maintenance: action(z.object({ ...switchOf, minutes }), async ({ merchant, on, minutes: closedFor }, services) => {
    await list('maintenance', merchant, on, services)
    const { [merchant]: _before, ...others } = services.console.current().reopensAt
    const at = on && closedFor !== undefined ? { [merchant]: services.now() + closedFor * 60_000 } : {}
    return services.console.set('reopensAt', { ...others, ...at })
  }),
  upgrading: action(z.object(switchOf), ({ merchant, on }, services) => list('upgrading', merchant, on, services)),
  region: action(z.object(switchOf), ({ merchant, on }, services) => list('region', merchant, on, services)),
  ip: action(z.object(switchOf), ({ merchant, on }, services) => list('ip', merchant, on, services)),
  thirdPartySms: action(z.object(switchOf), ({ merchant, on }, services) => list('thirdPartySms', merchant, on, services)),
  flags: action(z.object({ ...switchOf, flag: z.string() }), (body, { database }) => setFlag(database.db, body)),
  audience: action(
    z.object({ merchant: z.string(), audience: z.enum(['all', 'members', 'agents']) }),
    ({ merchant, audience }, { console: state, merchants }) => {
      if (!merchants.find(merchant)) throw notFound()
      const { [merchant]: _before, ...others } = state.current().audience
      return state.set('audience', audience === 'all' ? others : { ...others, [merchant]: audience })
    },
  ),
  rules: action(RuleBody, setRule),
  latency: action(z.object({ ms: z.int().check(z.minimum(0), z.maximum(60_000)) }), ({ ms }, services) =>
    services.console.set('latencyMs', ms),
  ),
  clock: action(z.object({ offsetMs: z.int() }), ({ offsetMs }, services) => services.console.set('clockOffsetMs', offsetMs)),
  faults: action(FaultBody, addFault),
  'faults/clear': action(z.object({ id: z.optional(z.string()) }), ({ id }, { console: state }) =>
    state.set('faults', id ? state.current().faults.filter((fault) => fault.id !== id) : []),
  ),
  members: action(MemberBody, newMember),
  deposits: action(z.object({ merchant: z.string(), userName: z.string(), amount: cents }), async ({ amount, ...who }, services) => {
    const { merchant, id: memberId } = await memberNamed(who, services)
    const key = `console:${randomUUID()}`
    return { balance: await deposit(services.database.db, { merchant, memberId, amount, key, reference: 'console', at: services.now() }) }
  }),
  'sessions/expire': action(z.object({ merchant: z.string(), userName: z.string() }), async (who, services) => {
    const { id } = await memberNamed(who, services)
    await services.database.db.updateTable('sessions').set({ expires_at: services.now() }).where('member_id', '=', id).execute()
    services.sessions.forget(id)
  }),
  'keys/rotate': action(z.object({}), async (_body, { keys }) => {
    const { kid, notAfter } = await keys.rotate()
    return { kid, notAfter }
  }),
  ...contentActions,
  ...contractActions,
  ...depositActions,
  ...kycActions,
  ...ledgerActions,
  ...lotteryActions,
  ...publishActions,
  ...scenarioActions(() => actions),
  ...withdrawalActions,
  ...betActions,
  reset: action(z.object({}), async (_body, services) => {
    await undoScenarios({}, services)
    await services.console.reset()
  }),
}

async function list(
  key: 'maintenance' | 'upgrading' | 'region' | 'ip' | 'thirdPartySms',
  merchant: string,
  on: boolean,
  { console: state, merchants }: Services,
) {
  if (!merchants.find(merchant)) throw notFound()
  const others = state.current()[key].filter((code) => code !== merchant)
  await state.set(key, on ? [...others, merchant] : others)
}
