import * as z from 'zod/mini'
import type { Db } from '../db/openDatabase.ts'
import { refusalReasons } from '../registry/exports.ts'
import { decideIdentity } from '../security/exports.ts'
import { action, type Action } from './Action.ts'

const SHOWN = 50

/** Identity checks that wait for an operator, the oldest first, with what their pictures must agree with. */
export async function openKycOf(db: Db) {
  const rows = await db
    .selectFrom('kyc_requests as k')
    .innerJoin('members as m', 'm.id', 'k.member_id')
    .select(['k.id', 'k.sent_at as sentAt', 'm.merchant', 'm.account as userName'])
    .select(['m.payee_name as name', 'm.id_number as idNumber', 'm.birth_date as birthDate'])
    .where('k.status', 'in', ['sent', 'review'])
    .orderBy('k.id')
    .limit(SHOWN)
    .execute()
  const pictures = await db
    .selectFrom('uploads')
    .select(['id', 'kyc_id', 'kyc_side as side'])
    .where('kyc_id', 'in', [0, ...rows.map(({ id }) => id)])
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, images: pictures.filter(({ kyc_id }) => kyc_id === row.id).map(({ id, side }) => ({ id, side })) }))
}

/** An operator's decisions about an identity. */
export const kycActions: Record<string, Action> = {
  'kyc/decide': action(
    'Accepts or refuses an identity check, with the reason; the date of birth in the document, if it is another than the stated one.',
    z.object({
      id: z.int(),
      outcome: z.enum(['accepted', 'refused']),
      reason: z._default(z.enum(refusalReasons), 'other'),
      birthDate: z.optional(z.iso.date()),
    }),
    ({ id, outcome, reason, birthDate }, { database: { db }, ...services }) =>
      decideIdentity({ ...services, db }, id, outcome === 'accepted' ? { outcome, birthDate } : { outcome, reason, birthDate }),
  ),
}
