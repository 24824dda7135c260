import type { Db } from '../db/openDatabase.ts'
import type { MerchantDirectory } from '../gateway/merchants.ts'
import { MAX_REFUSALS } from '../gateway/memberState.ts'
import { refusalOf, type IdentityService, type RefusalReason } from '../registry/exports.ts'
import { proveCpf } from './cpf/proveCpf.ts'
import type { CpfBooks } from './cpf/setCpf.ts'
import { notFound, Refusal } from '../base/Refusal.ts'
import type { EffectHandler } from '../ledger/effects.ts'
import { lockWallets } from '../ledger/wallet.ts'
import type { Payments } from '../paymentService/exports.ts'
import { isUnderage } from './isUnderage.ts'
import { sendMessage } from '../messages/exports.ts'
import type { Bilingual } from '../base/Bilingual.ts'

/** The result of an identity check, with the date of birth in the document. */
export type IdentityDecision = { birthDate?: string } & ({ outcome: 'accepted' } | { outcome: 'refused'; reason: RefusalReason })

/** What a decision needs: the CPFs of accounts, the minimum ages of merchants, and an end of deposits. */
export interface IdentityBooks extends CpfBooks {
  merchants: MerchantDirectory
  payments: Pick<Payments, 'cancelWaiting'>
}

interface Checking extends IdentityBooks {
  service: IdentityService
}

/** Passes a submitted check to its service. The last try is not refused by a machine: a person decides. */
export const checkIdentity =
  ({ service, ...books }: Checking): EffectHandler =>
  async ({ key }) => {
    const id = Number(key)
    const { db, vault } = books
    const request = await db
      .selectFrom('kyc_requests as k')
      .innerJoin('members as m', 'm.id', 'k.member_id')
      .select(['k.status', 'k.member_id', 'm.payee_name', 'm.id_number', 'm.birth_date'])
      .where('k.id', '=', id)
      .executeTakeFirstOrThrow()
    if (request.status !== 'sent') return
    const pictures = await db.selectFrom('uploads').select(['kyc_side', 'mime', 'content']).where('kyc_id', '=', id).orderBy('id').execute()
    const answer = await service.check({
      id,
      name: request.payee_name,
      idNumber: request.id_number,
      birthDate: request.birth_date,
      pictures: pictures.map(({ kyc_side, mime, content }) => ({ side: kyc_side ?? '', mime, content: vault.openBytes(content) })),
    })
    const reason = answer === 'review' ? undefined : refusalOf(answer)
    const isForDesk = answer === 'review' || (reason !== undefined && (await isLastTry(db, request.member_id)))
    const birthDate = answer === 'review' ? undefined : answer.birthDate
    const isDecided =
      !isForDesk && (await decided(books, id, reason ? { outcome: 'refused', reason, birthDate } : { outcome: 'accepted', birthDate }))
    if (!isDecided)
      await db.updateTable('kyc_requests').set({ status: 'review' }).where('id', '=', id).where('status', '=', 'sent').execute()
  }

async function isLastTry(db: Db, memberId: number): Promise<boolean> {
  const refused = db.selectFrom('kyc_requests').select('id').where('member_id', '=', memberId).where('status', '=', 'refused')
  return (await refused.execute()).length >= MAX_REFUSALS - 1
}

/** False: another account proved the same CPF, so a person decides. */
async function decided(books: IdentityBooks, id: number, decision: IdentityDecision): Promise<boolean> {
  try {
    await decideIdentity(books, id, decision)
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === 'kyc.cpfProven') return false
    throw error
  }
}

/**
 * Decides a check once, and notifies the member in the inbox. Acceptance makes the member the holder of the CPF and ends what an earlier
 * statement of an age under the minimum stopped. The date of birth in the document replaces the stated one, and one under the minimum is
 * always refused. A document that is refused for anything else replaces nothing.
 */
export async function decideIdentity(
  { db, vault, now, merchants, payments }: IdentityBooks,
  id: number,
  decision: IdentityDecision,
): Promise<void> {
  const at = now()
  await db.transaction().execute(async (trx) => {
    const owner = await trx.selectFrom('kyc_requests').select('member_id').where('id', '=', id).executeTakeFirst()
    if (!owner) throw notFound()
    // Before the check's row, as everywhere; no deposit is opened meanwhile.
    await lockWallets(trx, [owner.member_id])
    const row = await trx
      .selectFrom('kyc_requests')
      .select(['status', 'member_id'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (row.status !== 'sent' && row.status !== 'review') throw new Refusal('kyc.closed', 400)
    const member = trx.selectFrom('members').select(['id', 'merchant', 'id_number', 'birth_date']).where('id', '=', row.member_id)
    const { id_number, birth_date: statedDate, ...holder } = await member.executeTakeFirstOrThrow()
    const birth_date = decision.birthDate || statedDate
    const minimumAge = merchants.find(holder.merchant)?.minimumAge ?? 0
    const { outcome, reason }: { outcome: 'accepted' | 'refused'; reason?: string } =
      decision.outcome === 'accepted' && isUnderage(birth_date, minimumAge, at) ? { outcome: 'refused', reason: 'underage' } : decision
    await trx
      .updateTable('kyc_requests')
      .set({ status: outcome, reason: reason ?? '', decided_at: at })
      .where('id', '=', id)
      .execute()
    if (outcome === 'accepted' && id_number) await proveCpf({ db: trx, vault, now }, holder, id_number)
    if (outcome === 'accepted' || reason === 'underage') {
      const underage_at = outcome === 'accepted' ? null : at
      await trx.updateTable('members').set({ underage_at, birth_date }).where('id', '=', holder.id).execute()
      if (underage_at !== null) await payments.cancelWaiting(trx, holder.id)
    }
    await sendMessage(trx, row.member_id, messages[outcome], at)
  })
}

const messages: Record<IdentityDecision['outcome'], Bilingual> = {
  accepted: {
    title: ['Sua identidade foi verificada', 'Your identity is verified'],
    content: ['<p>Tudo certo com seus documentos.</p>', '<p>Your documents are fine.</p>'],
  },
  refused: {
    title: ['Precisamos de novas fotos do documento', 'We need new photos of your document'],
    content: [
      '<p>Não conseguimos confirmar sua identidade. Veja o motivo em <a href="/m/securityCenter?view=identity">Segurança</a> e envie de novo.</p>',
      '<p>We couldn’t confirm your identity. See why in <a href="/m/securityCenter?view=identity">Security</a> and send them again.</p>',
    ],
  },
}
