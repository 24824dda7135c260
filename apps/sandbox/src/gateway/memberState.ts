import type { RegistrationState, RegistrationStep } from '@platform/sdk/account'
import { needsIdentity, numberOf, type MarketProfile } from '@platform/sdk/markets'
import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'

/** Refusals of an identity after which only the operator decides. */
export const MAX_REFUSALS = 3

/** The facts that a market's registration collects, in its order, and which of them a member has. */
export async function registrationSteps(
  db: Db,
  market: MarketProfile,
  memberId: number,
): Promise<{ step: RegistrationStep; done: boolean }[]> {
  const collected = market.requires.registration?.value ?? []
  const row = await db
    .selectFrom('members as m')
    .select(['m.id_number', 'm.payee_name', 'm.birth_date', 'm.mobile', 'm.email', 'm.gender'])
    .select(({ selectFrom, exists }) => [
      exists(selectFrom('member_addresses as a').select('a.member_id').whereRef('a.member_id', '=', 'm.id')).as('address'),
      exists(selectFrom('consents as c').select('c.member_id').whereRef('c.member_id', '=', 'm.id')).as('terms'),
      exists(selectFrom('kyc_requests as k').select('k.id').whereRef('k.member_id', '=', 'm.id').where('k.status', '=', 'accepted')).as(
        'identity',
      ),
    ])
    .where('m.id', '=', memberId)
    .executeTakeFirstOrThrow()
  const done: Record<RegistrationStep, boolean> = {
    document: row.id_number !== '',
    name: row.payee_name !== '',
    birthDate: row.birth_date !== '',
    phone: row.mobile !== null,
    email: row.email !== null,
    address: Boolean(row.address),
    gender: row.gender !== null,
    limits: await hasRequiredLimits(db, market, memberId),
    identity: Boolean(row.identity),
    terms: Boolean(row.terms),
  }
  return collected.map((step) => ({ step, done: done[step] }))
}

/** Where the market only offers limits at registration, none is a choice too. */
async function hasRequiredLimits(db: Db, market: MarketProfile, memberId: number): Promise<boolean> {
  const required = numberOf(market, 'limitsRequiredAtRegistration')
  if (required?.how !== 'set') return true
  const rows = await db.selectFrom('limits').select('kind').distinct().where('member_id', '=', memberId).execute()
  return required.kinds.every((kind) => rows.some((row) => row.kind === kind))
}

/**
 * What a member may do where an identity is accepted before play; elsewhere everyone is active but for a stated age under the minimum. The
 * last step, or the answer to the last check, ends a registration: the next look at the state finds the member active.
 */
export async function memberStateOf(db: Db, market: MarketProfile, memberId: number): Promise<RegistrationState> {
  const { underage_at, registering, answer } = await db
    .selectFrom('members as m')
    .leftJoin('registry_states as r', 'r.member_id', 'm.id')
    .select(['m.underage_at', 'm.registering', 'r.answer'])
    .where('m.id', '=', memberId)
    .executeTakeFirstOrThrow()
  if (underage_at !== null) return 'underage'
  if (!needsIdentity(market)) return 'active'
  const { accepted, refusals } = await identityOf(db, memberId)
  // Before the identity is accepted no caller learns what a register says of a CPF that anyone may have typed.
  const waits = registering && answer === null && numberOf(market, 'personRegistry') !== undefined
  if (!accepted) return refusals >= MAX_REFUSALS ? 'refused' : waits ? 'registered' : 'identifying'
  if (answer !== null && answer !== 'clear') return 'impeded'
  if (waits) return 'registered'
  if (!registering) return 'active'
  const steps = await registrationSteps(db, market, memberId)
  if (steps.some(({ done }) => !done)) return 'identifying'
  await db.updateTable('members').set({ registering: false }).where('id', '=', memberId).execute()
  return 'active'
}

/** Whether a member may not be active, on rows of `members` and `registry_states`: only then the state is read. */
export const unverified = (member: string, registry: string) => {
  const column = (name: string) => sql.ref(`${member}.${name}`)
  return sql<boolean>`(${column('registering')} or ${column('underage_at')} is not null or coalesce(${sql.ref(`${registry}.answer`)}, 'clear') <> 'clear'
    or not exists (select 1 from kyc_requests k where k.member_id = ${column('id')} and k.status = 'accepted'))`
}

async function identityOf(db: Db, memberId: number): Promise<{ accepted: boolean; refusals: number }> {
  const checks = await db.selectFrom('kyc_requests').select('status').where('member_id', '=', memberId).execute()
  const statuses = checks.map(({ status }) => status)
  return { accepted: statuses.includes('accepted'), refusals: statuses.filter((status) => status === 'refused').length }
}
