import { needsIdentity } from '@platform/sdk/markets'
import { deliver } from '../account/exports.ts'
import { contextFor } from '../gateway/contextFor.ts'
import type { Context } from '../gateway/Context.ts'
import { memberStateOf } from '../gateway/memberState.ts'
import { notFound, Refusal } from '../base/Refusal.ts'
import type { Services } from '../gateway/Services.ts'
import { sendMessage } from '../messages/exports.ts'
import { enterWithin } from './enterState.ts'
import { impededLetter } from './impededLetters.ts'
import { returnAccount } from './returnAccount.ts'

const HOUR = 3_600_000
/** The member withdraws within this time. */
const WITHDRAW_MS = 48 * HOUR
/** Within 72 hours the account is closed: an hour less, since a clock may be late. */
const CLOSE_MS = 71 * HOUR

/** Every member whom a rule of the government keeps from betting since the last look: an answer of the register, or an identity accepted after it. */
export async function impedeDue(services: Services): Promise<number> {
  const due = await dueOf(services)
  for (const { id } of due) await services.impede(id).catch((error: unknown) => console.error(`impeding ${id}:`, error))
  return due.length
}

const dueOf = ({ database: { db } }: Services) =>
  db
    .selectFrom('registry_states as r')
    .innerJoin('members as m', 'm.id', 'r.member_id')
    .select('m.id')
    .where('r.answer', '<>', 'clear')
    .where('m.closed_at', 'is', null)
    .where('m.protection', 'is distinct from', 'impeded')
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('kyc_requests as k').select('k.id').whereRef('k.member_id', '=', 'm.id').where('k.status', '=', 'accepted')),
    )
    .orderBy('m.id')
    .execute()

/**
 * Closes an account for play, in one transaction with the notice: open bets are void and refunded, sessions and deposits end, and the member
 * withdraws for 48 hours. Nothing happens to a member who is not impeded, or is already, also by another process meanwhile.
 */
export async function impede(services: Services, memberId: number): Promise<void> {
  const { database, now } = services
  const member = await database.db.selectFrom('members').select(['merchant', 'email', 'protection', 'closed_at']).where('id', '=', memberId).executeTakeFirstOrThrow() // prettier-ignore
  const merchant = services.merchants.find(member.merchant)
  if (!merchant) throw notFound()
  if (member.closed_at !== null || member.protection === 'impeded' || !needsIdentity(merchant.market)) return
  if ((await memberStateOf(database.db, merchant.market, memberId)) !== 'impeded') return
  const context = contextFor(services, merchant, memberId)
  const enter = database.db.transaction().execute(async (db) => {
    const at = now()
    const until = at + WITHDRAW_MS
    const reason = await reasonOf(db, memberId)
    await enterWithin({ ...context, db }, { state: 'impeded', until, actor: 'system', reason })
    const times = { at, noticed_at: at, withdraw_until: until, closes_at: at + CLOSE_MS, next_at: at + CLOSE_MS }
    await db
      .insertInto('impediments')
      .values({ member_id: memberId, reason, ...times })
      .execute()
    const letter = impededLetter({ until, account: await returnAccount(db, memberId) })
    await sendLetter({ ...context, db }, memberId, letter)
  })
  await enter.catch((error: unknown) => {
    if (!(error instanceof Refusal && error.code === 'protection.state')) throw error
  })
  services.sessions.forget(memberId)
}

async function reasonOf(db: Context['db'], memberId: number): Promise<'exclusion' | 'socialProgramme'> {
  const { answer } = await db.selectFrom('registry_states').select('answer').where('member_id', '=', memberId).executeTakeFirstOrThrow()
  return answer === 'exclusion' ? 'exclusion' : 'socialProgramme'
}

/** To the inbox, and by e-mail: the sessions have ended. In the language that the member agreed to the terms in. */
export async function sendLetter(context: Context, memberId: number, letter: ReturnType<typeof impededLetter>): Promise<void> {
  const { db, now } = context
  await sendMessage(db, memberId, letter, now())
  const { email } = await db.selectFrom('members').select('email').where('id', '=', memberId).executeTakeFirstOrThrow()
  const consent = await db
    .selectFrom('consents')
    .select('locale')
    .where('member_id', '=', memberId)
    .orderBy('version', 'desc')
    .executeTakeFirst()
  const [pt, en] = letter.plain
  const language = consent?.locale === 'en' ? 'EN' : 'PT'
  if (email) await deliver({ ...context, language }, { channel: 'email', recipient: email, withheld: false, pt, en })
}
