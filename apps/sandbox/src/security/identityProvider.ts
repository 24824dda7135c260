import type { Db } from '../db/openDatabase.ts'
import type { Vault } from '../gateway/vault.ts'
import { proveCpf } from './cpf/proveCpf.ts'
import type { CpfBooks } from './cpf/setCpf.ts'
import { notFound, Refusal } from '../base/Refusal.ts'
import type { EffectHandler } from '../ledger/effects.ts'
import { sendMessage } from '../messages/exports.ts'
import type { Bilingual } from '../base/Bilingual.ts'

export const refusalReasons = ['blur', 'glare', 'cut', 'expired', 'name', 'underage', 'other'] as const

/** The result of an identity check. */
export type IdentityDecision = { outcome: 'accepted' } | { outcome: 'refused'; reason: (typeof refusalReasons)[number] }

export interface IdentityCase {
  id: number
  name: string
  /** CPF. */
  idNumber: string
  birthDate: string
  pictures: { side: string; mime: string; content: Uint8Array }[]
}

/** Reviews the pictures. `check` runs outside any transaction, and is repeated with the same id until it returns a result. */
export interface IdentityProvider {
  /** `review`: a person decides later. */
  check(request: IdentityCase): Promise<'review' | IdentityDecision>
}

/** A person reviews the pictures, in the console. */
export const deskProvider: IdentityProvider = { check: () => Promise.resolve('review') }

interface Checking {
  db: Db
  vault: Vault
  provider: IdentityProvider
  now: () => number
}

/** Passes a submitted check to its provider. */
export const checkIdentity =
  ({ db, vault, provider, now }: Checking): EffectHandler =>
  async ({ key }) => {
    const id = Number(key)
    const request = await db
      .selectFrom('kyc_requests as k')
      .innerJoin('members as m', 'm.id', 'k.member_id')
      .select(['k.status', 'm.payee_name', 'm.id_number', 'm.birth_date'])
      .where('k.id', '=', id)
      .executeTakeFirstOrThrow()
    if (request.status !== 'sent') return
    const pictures = await db.selectFrom('uploads').select(['kyc_side', 'mime', 'content']).where('kyc_id', '=', id).orderBy('id').execute()
    const answer = await provider.check({
      id,
      name: request.payee_name,
      idNumber: request.id_number,
      birthDate: request.birth_date,
      pictures: pictures.map(({ kyc_side, mime, content }) => ({ side: kyc_side ?? '', mime, content: vault.openBytes(content) })),
    })
    const isDecided = answer !== 'review' && (await decided({ db, vault, now }, id, answer))
    if (!isDecided)
      await db.updateTable('kyc_requests').set({ status: 'review' }).where('id', '=', id).where('status', '=', 'sent').execute()
  }

/** False: another account proved the same CPF, so a person decides. */
async function decided(books: CpfBooks, id: number, decision: IdentityDecision): Promise<boolean> {
  try {
    await decideIdentity(books, id, decision)
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === 'kyc.cpfProven') return false
    throw error
  }
}

/** Decides a check once, and notifies the member in the inbox. Acceptance makes the member the holder of the CPF. */
export async function decideIdentity({ db, vault, now }: CpfBooks, id: number, decision: IdentityDecision): Promise<void> {
  const at = now()
  await db.transaction().execute(async (trx) => {
    const row = await trx.selectFrom('kyc_requests').select(['status', 'member_id']).where('id', '=', id).forUpdate().executeTakeFirst()
    if (!row) throw notFound()
    if (row.status !== 'sent' && row.status !== 'review') throw new Refusal('kyc.closed', 400)
    const reason = decision.outcome === 'refused' ? decision.reason : ''
    await trx.updateTable('kyc_requests').set({ status: decision.outcome, reason, decided_at: at }).where('id', '=', id).execute()
    const member = trx.selectFrom('members').select(['id', 'merchant', 'id_number']).where('id', '=', row.member_id)
    const { id_number, ...holder } = await member.executeTakeFirstOrThrow()
    if (decision.outcome === 'accepted') await proveCpf({ db: trx, vault, now }, holder, id_number)
    await sendMessage(trx, row.member_id, messages[decision.outcome], at)
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
