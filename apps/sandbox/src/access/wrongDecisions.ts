import type { Call } from '@platform/sdk'
import { sql } from 'kysely'
import type { Sent } from '../testing/startTestSandbox.ts'
import { interferences } from './interferences.ts'
import type { People, Person } from './people.ts'
import { protectedRoles, roles, subjectKinds, type Role, type SubjectKind } from './roles.ts'
import { signInAgain } from './signInAgain.ts'
import { isRefusedTo } from './protectedRules.ts'
import type { Rule, Verdict } from './Rule.ts'
import { rules } from './rules.ts'
import { sendCall, type TestSandbox } from './sendCall.ts'

/** The refusal that the gateway must return before any other check, undefined if the caller may continue. */
function refusalOf({ name, access, retry }: Call, role: Role): Verdict | undefined {
  if (access === 'guest') return undefined
  if (role === 'guest') return retry === 'read' ? 'session.required' : 'session.guest'
  if (role === 'disabled') return 'session.expired'
  const refusal = refusalsByAccess[access]?.[role]
  const state = stateOf(role)
  if (refusal || !state) return refusal
  return isRefusedTo(name, state) ? 'access.protected' : undefined
}

const stateOf = (role: Role) => (Object.hasOwn(protectedRoles, role) ? protectedRoles[role as keyof typeof protectedRoles] : undefined)

/** Spelled out role by role, not derived from member types as the gateway does it: two ways to the same answer. */
const refusalsByAccess: Partial<Record<Call['access'], Partial<Record<Role, Verdict>>>> = {
  player: { trial: 'access.trial' },
  agent: {
    player: 'access.role',
    paused: 'access.role',
    excluded: 'access.role',
    closing: 'access.role',
    underage: 'access.role',
    trial: 'access.role',
    testPlayer: 'access.role',
  },
  money: { trial: 'access.trial', testPlayer: 'access.role' },
  contract: { trial: 'access.trial', testPlayer: 'access.role', agentNoDividend: 'access.role', agentNoContract: 'access.role' },
}

/** All verdicts that the caller may receive. */
function expected(call: Call, { owner, gives, absent = 'notFound', byRole }: Rule, role: Role, kind: SubjectKind): Verdict[] {
  const refusal = refusalOf(call, role) ?? byRole?.[stateOf(role) ?? role]
  if (refusal) return [refusal]
  const isTheirs = owner === 'nobody' || kind === 'own' || (owner === 'merchant' && kind !== 'otherMerchant' && kind !== 'absent')
  if (!isTheirs) return [absent]
  if (gives === undefined || typeof gives === 'string') return [gives ?? 'ok']
  return Array.isArray(gives) ? gives : [gives[kind] ?? 'ok']
}

let requests = 0

/** Makes a call as each role for each subject, and returns every wrong decision in words. */
export async function wrongDecisions(sandbox: TestSandbox, people: People, call: Call): Promise<string[]> {
  const violations: string[] = []
  for await (const violation of eachWrongDecision(sandbox, people, call)) violations.push(violation)
  return violations
}

/** The same, one at a time: a test that needs only the first one sends no further requests. */
export async function* eachWrongDecision(sandbox: TestSandbox, people: People, call: Call): AsyncGenerator<string> {
  if (!Object.hasOwn(rules, call.name)) return yield `${call.name} has no rule`
  const before = await digestOf(sandbox, people)
  for (const role of Object.keys(roles) as Role[]) yield* await decisionsFor(sandbox, people, call, role)
  yield* await interferences(sandbox, people, call)
  if ((await digestOf(sandbox, people)) !== before) yield `${call.name} changed what belongs to another member`
}

async function decisionsFor(sandbox: TestSandbox, { callers, others }: People, call: Call, role: Role): Promise<string[]> {
  const violations: string[] = []
  const caller = callers[role]
  const rule = rules[call.name]!
  const bodies = new Map<SubjectKind, string>()
  for (const kind of subjectKinds) {
    const subject = kind === 'own' ? caller : others[kind]
    const answer = await ask(sandbox, { call, caller, subject })
    const say = (what: string) => violations.push(`${role} · ${call.name} · ${kind}: ${what}`)
    const verdicts = expected(call, rule, role, kind)
    if (!verdicts.includes(verdictOf(answer))) say(`${verdictOf(answer)} (${answer.status}), expected ${verdicts.join(' or ')}`)
    const text = JSON.stringify(answer.body)
    for (const other of Object.values(others)) {
      if (other.mark !== caller.mark && text.includes(other.mark)) say(`shows what is private to ${other.mark}`)
    }
    if (role === 'guest' && text.includes('mark-of-')) say('shows a guest what is private')
    bodies.set(kind, `${answer.status} ${text}`)
    if (rule.endsSession && caller.token) await signInAgain(sandbox, caller)
  }
  if (rule.owner === 'nobody' || expected(call, rule, role, 'absent')[0] !== (rule.absent ?? 'notFound')) return violations
  const foreign: SubjectKind[] = rule.owner === 'member' ? ['otherMember', 'otherBranch', 'otherMerchant'] : ['otherMerchant']
  for (const kind of foreign) {
    if (bodies.get(kind) !== bodies.get('absent')) violations.push(`${role} · ${call.name} · ${kind}: not the same answer as for absent`)
  }
  return violations
}

/** The request, with all other field names for a member by which a gateway could be fooled. */
function ask(sandbox: TestSandbox, { call, caller, subject }: { call: Call; caller: Person; subject: Person }): Promise<Sent> {
  const { id, userName, merchant } = subject
  const otherNames = {
    memberId: id,
    member_id: id,
    customerId: id,
    userName,
    account: userName,
    merchantCode: merchant,
    merchant,
    access: 'agent',
  }
  const fields = rules[call.name]!.input(subject, requests++)
  return sendCall(sandbox, call, { ...otherNames, ...fields }, { token: caller.token, merchant: caller.merchant })
}

const verdictOf = ({ status, body }: Sent): Verdict => (status === 200 ? 'ok' : (body?.errorCode ?? `HTTP ${status}`))

/** A hash of everything that the other members own: no request of the caller may change it. */
async function digestOf({ db }: TestSandbox, { others }: People): Promise<string> {
  const ids = sql.join(Object.values(others).map(({ id }) => id))
  const part = (table: string, where = sql`member_id in (${ids})`) =>
    sql`select ${sql.lit(table)} as table_name, coalesce(string_agg(t::text, '|' order by t::text), '') as rows from ${sql.table(table)} t where ${where}`
  const tables = ['messages', 'feedback_tickets', 'favorites', 'recent_games', 'game_records', 'ledger_accounts', 'sessions', 'uploads']
  const more = [
    'promotion_applications',
    'announcements_seen',
    'launch_tickets',
    'temporary_passwords',
    'affiliates',
    'affiliate_links',
    'agent_rates',
    'club_points',
    'rewards',
    'rain_tickets',
    'lottery_orders',
    'bank_cards',
    'security_answers',
    'kyc_requests',
    'sign_ins',
    'passkeys',
    'remembered_devices',
    'deposit_orders',
    'deposit_payments',
    'limits',
    'limit_changes',
    'limit_states',
    'limit_days',
  ]
  const parts = [
    part('members', sql`id in (${ids})`),
    part('deposit_events', sql`order_no in (select order_no from deposit_orders where member_id in (${ids}))`),
    part('feedback_entries', sql`ticket_id in (select id from feedback_tickets where member_id in (${ids}))`),
    ...[...tables, ...more].map((table) => part(table)),
  ]
  const { rows } = await sql<{ digest: string }>`
    select md5(string_agg(rows, '#' order by table_name)) as digest from (${sql.join(parts, sql` union all `)}) as all_rows`.execute(db)
  return rows[0]!.digest
}
