import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { disableAccount, enableAccount } from '../account/exports.ts'
import { notFound } from '../base/Refusal.ts'
import type { Services } from '../gateway/Services.ts'
import { deposit } from '../ledger/wallet.ts'
import { action, type Action } from './Action.ts'
import { addFault, FaultBody } from './addFault.ts'
import { betActions } from './betActions.ts'
import { contentActions } from './contentActions.ts'
import { contractActions } from './contractActions.ts'
import { cpfActions } from './cpfActions.ts'
import { depositActions } from './depositActions.ts'
import { kycActions } from './kycActions.ts'
import { limitActions } from './limitActions.ts'
import { ledgerActions } from './ledgerActions.ts'
import { lotteryActions } from './lotteryActions.ts'
import { memberNamed } from './memberNamed.ts'
import { cents, MemberBody, newMember } from './newMember.ts'
import { protectionActions } from './protectionActions.ts'
import { publishActions } from './publishActions.ts'
import { rebateActions } from './rebateActions.ts'
import { registrationActions } from './registrationActions.ts'
import { registryActions } from './registryActions.ts'
import { undoScenarios } from './scenarios/openScenario.ts'
import { scenarioActions } from './scenarios/scenarioActions.ts'
import { LatencyBody, setLatency } from './setLatency.ts'
import { setFlag } from './setFlag.ts'
import { RuleBody, setRule } from './setRule.ts'
import { restoreFormer } from './settingRows.ts'
import { withdrawalActions } from './withdrawalActions.ts'

const switchOf = { merchant: z.string(), on: z.boolean() }
const minutes = z.optional(z.int().check(z.minimum(1), z.maximum(10_080)))
/** Every action of the console, for its page and for tests. */
export const actions: Record<string, Action> = {
  maintenance: action(
    'Closes a merchant for everybody, or opens it again. With "minutes" the closed page says when it expects to be back.',
    z.object({ ...switchOf, minutes }),
    async ({ merchant, on, minutes: closedFor }, services) => {
      await list('maintenance', merchant, on, services)
      const { [merchant]: _before, ...others } = services.console.current().reopensAt
      const at = on && closedFor !== undefined ? { [merchant]: services.now() + closedFor * 60_000 } : {}
      return services.console.set('reopensAt', { ...others, ...at })
    },
  ),
  upgrading: action('Calls of a merchant wait for an upgrade; its site stays up.', z.object(switchOf), ({ merchant, on }, services) =>
    list('upgrading', merchant, on, services),
  ),
  region: action('A merchant refuses the region of every visitor, or takes them again.', z.object(switchOf), ({ merchant, on }, services) =>
    list('region', merchant, on, services),
  ),
  ip: action('A merchant refuses the address of every visitor, or takes them again.', z.object(switchOf), ({ merchant, on }, services) =>
    list('ip', merchant, on, services),
  ),
  thirdPartySms: action(
    'A third party sends and checks the SMS codes of a merchant, in place of the gateway.',
    z.object(switchOf),
    ({ merchant, on }, services) => list('thirdPartySms', merchant, on, services),
  ),
  imageCDNs: action(
    'The settings of a merchant name image CDNs: two that answer, and one that does not.',
    z.object(switchOf),
    ({ merchant, on }, services) => list('imageCDNs', merchant, on, services),
  ),
  flags: action(
    'Switches a feature of a merchant, or one of its promotion keys REFERRAL and MISSION.',
    z.object({ ...switchOf, flag: z.string() }),
    (body, { database }) => setFlag(database.db, body),
    ['merchants'],
  ),
  audience: action(
    "A merchant's site is for everybody, for members only, or for agents only.",

    z.object({ merchant: z.string(), audience: z.enum(['all', 'members', 'agents']) }),
    ({ merchant, audience }, { console: state, merchants }) => {
      if (!merchants.find(merchant)) throw notFound()
      const { [merchant]: _before, ...others } = state.current().audience
      return state.set('audience', audience === 'all' ? others : { ...others, [merchant]: audience })
    },
  ),
  rules: action("Shows, hides or requires a field of a merchant's registration form.", RuleBody, setRule, ['register_rules']),
  latency: action(
    'Every call takes so much longer; with a merchant, a member or an address only theirs. 0 ends it.',
    LatencyBody,
    setLatency,
  ),
  clock: action(
    'Moves the clock. It is one for the whole gateway, as draws and settlements follow it: two who move it need a gateway each.',
    z.object({ offsetMs: z.int() }),
    ({ offsetMs }, services) => services.console.set('clockOffsetMs', offsetMs),
  ),
  faults: action(
    'Disturbs the calls of a path: an error, a refusal with any status and code, no answer, half of one, lists without rows, a delay.',
    FaultBody,
    addFault,
  ),
  'faults/clear': action(
    'Ends one fault, or without an id all of them.',
    z.object({ id: z.optional(z.string()) }),
    ({ id }, { console: state }) => state.set('faults', id ? state.current().faults.filter((fault) => fault.id !== id) : []),
  ),
  members: action('Makes a member and signs it in; the answer has its password.', MemberBody, newMember),
  deposits: action(
    "Puts money on a member's balance at once, without a deposit order.",
    z.object({ merchant: z.string(), userName: z.string(), amount: cents }),
    async ({ amount, ...who }, services) => {
      const { merchant, id: memberId } = await memberNamed(who, services)
      const key = `console:${randomUUID()}`
      return { balance: await deposit(services.database.db, { merchant, memberId, amount, key, reference: 'console', at: services.now() }) }
    },
  ),
  'sessions/expire': action(
    'Ends every session of a member, or lets it end in so many milliseconds, as if the player did nothing.',
    z.object({ merchant: z.string(), userName: z.string(), inMs: z.optional(z.int().check(z.gte(0))) }),
    async ({ inMs, ...who }, services) => {
      const { id } = await memberNamed(who, services)
      const at = services.now()
      const end = inMs === undefined ? { ended_at: at, ended_by: null } : { expires_at: at + inMs }
      await services.database.db.updateTable('sessions').set(end).where('member_id', '=', id).where('ended_at', 'is', null).execute()
      services.sessions.forget(id)
    },
  ),
  'members/disable': action(
    'Disables the account of a member, or enables it again. What is open ends, also sign-ins without the password.',
    z.object({ merchant: z.string(), userName: z.string(), disabled: z.boolean() }),
    async ({ disabled, ...who }, services) => {
      const { id } = await memberNamed(who, services)
      await services.database.db.transaction().execute((db) => (disabled ? disableAccount(db, id, services.now()) : enableAccount(db, id)))
      services.sessions.forget(id)
    },
  ),
  'keys/rotate': action(
    'Makes a new envelope key; what was sealed for the one before is taken for another day.',
    z.object({}),
    async (_body, { keys }) => {
      const { kid, notAfter } = await keys.rotate()
      return { kid, notAfter }
    },
  ),
  ...contentActions,
  ...contractActions,
  ...depositActions,
  ...kycActions,
  ...cpfActions,
  ...ledgerActions,
  ...limitActions,
  ...lotteryActions,
  ...protectionActions,
  ...publishActions,
  ...rebateActions,
  ...registrationActions,
  ...registryActions,
  ...scenarioActions(() => actions),
  ...withdrawalActions,
  ...betActions,
  reset: action(
    'Puts back every switch and every setting that the console changed. Members, their money and what was published stay.',
    z.object({}),
    async (_body, services) => {
      await undoScenarios({}, services)
      await restoreFormer(services)
      await services.console.reset()
    },
  ),
}

async function list(
  key: 'maintenance' | 'upgrading' | 'region' | 'ip' | 'thirdPartySms' | 'imageCDNs',
  merchant: string,
  on: boolean,
  { console: state, merchants }: Services,
) {
  if (!merchants.find(merchant)) throw notFound()
  const others = state.current()[key].filter((code) => code !== merchant)
  await state.set(key, on ? [...others, merchant] : others)
}
