import type { InputOf } from '@platform/sdk'
import { asksDocument } from '@platform/sdk/markets'
import { KycSide, type Kyc, type sendKyc } from '@platform/sdk/security'
import { memberOf, type Context } from '../gateway/Context.ts'
import { MAX_REFUSALS } from '../gateway/memberState.ts'
import { readImages, storeImages } from '../gateway/images.ts'
import { invalid, Refusal } from '../base/Refusal.ts'
import { addEffect } from '../ledger/effects.ts'

/** The member's checks, the newest first. */
export const requestsOf = ({ db, member }: Context) =>
  db
    .selectFrom('kyc_requests')
    .selectAll()
    .where('member_id', '=', member?.id ?? 0)
    .orderBy('id', 'desc')
    .execute()

/** The state of the member's latest check. */
export async function kycOf(context: Context): Promise<Kyc> {
  const requests = await requestsOf(context)
  const [latest] = requests
  const sides = latest && latest.status !== 'refused' ? await sidesOf(context, latest.id) : []
  return {
    status: latest?.status ?? 'none',
    sides,
    reason: latest?.reason ?? '',
    attemptsLeft: MAX_REFUSALS - requests.filter(({ status }) => status === 'refused').length,
    needsData: await needsData(context),
    sentAt: latest?.sent_at ?? undefined,
  }
}

async function sidesOf({ db }: Context, id: number): Promise<Kyc['sides']> {
  const rows = await db.selectFrom('uploads').select(['kyc_side', 'created_at']).where('kyc_id', '=', id).orderBy('id').execute()
  return rows.map(({ kyc_side, created_at }) => ({ side: kyc_side ?? 'front', uploadedAt: created_at }))
}

async function needsData({ db, member, merchant }: Context): Promise<boolean> {
  const memberQuery = db
    .selectFrom('members')
    .select(['payee_name', 'id_number', 'birth_date'])
    .where('id', '=', member?.id ?? 0)
  const { payee_name, id_number, birth_date } = await memberQuery.executeTakeFirstOrThrow()
  return !payee_name || !birth_date || (asksDocument(merchant.market) && !id_number)
}

/** Validates the picture before anything is written. */
export async function readPicture(context: Context, { images }: InputOf<typeof sendKyc>): Promise<Uint8Array[]> {
  if (images.length !== 1) throw invalid('images')
  return readImages(images, context)
}

/** Stores a picture; after the third one the check is passed to the provider, once the transaction has committed. */
export async function addPicture(context: Context, side: KycSide, images: Uint8Array[]): Promise<Kyc> {
  const { db, now } = context
  const { id: member_id, merchant } = memberOf(context)
  await db.selectFrom('members').select('id').where('id', '=', member_id).forUpdate().execute()
  if (await needsData(context)) throw new Refusal('kyc.data', 400)
  const { attemptsLeft } = await kycOf(context)
  if (attemptsLeft <= 0) throw new Refusal('kyc.attempts', 400)
  const [latest] = await requestsOf(context)
  if (latest && !['draft', 'refused'].includes(latest.status)) throw new Refusal('kyc.closed', 400)
  const draft = latest?.status === 'draft' ? latest.id : await openDraft(context, merchant, member_id)
  await db.deleteFrom('uploads').where('kyc_id', '=', draft).where('kyc_side', '=', side).execute()
  await storeImages(images, { kyc_id: draft, kyc_side: side }, context)
  if ((await sidesOf(context, draft)).length === KycSide.options.length) {
    await db.updateTable('kyc_requests').set({ status: 'sent', sent_at: now() }).where('id', '=', draft).execute()
    await addEffect(db, { kind: 'kyc', key: String(draft), payload: {} }, now())
  }
  return kycOf(context)
}

async function openDraft({ db, now }: Context, merchant: string, member_id: number): Promise<number> {
  const row = { merchant, member_id, created_at: now(), sent_at: null, decided_at: null }
  return (await db.insertInto('kyc_requests').values(row).returning('id').executeTakeFirstOrThrow()).id
}
