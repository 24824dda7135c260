import type { InputOf } from '@platform/sdk'
import { asksDocument } from '@platform/sdk/markets'
import { isCpf, type setPersonalInfo } from '@platform/sdk/security'
import { checkFields } from '../account/exports.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { dayStart } from '../gateway/days.ts'
import { Refusal } from '../base/Refusal.ts'
import { lockWallets } from '../ledger/wallet.ts'
import { assertNoOpenDeposit, isCpfFrozen } from './cpf/cpfChanges.ts'
import { setCpf } from './cpf/setCpf.ts'
import { isUnderage } from './isUnderage.ts'
import { requestsOf } from './kyc.ts'
import { maskCpf } from '../base/mask.ts'

const profileOf = (context: Context) =>
  context.db
    .selectFrom('members')
    .select(['payee_name', 'id_number', 'birth_date'])
    .where('id', '=', memberOf(context).id)
    .executeTakeFirstOrThrow()

/** Whether the name is fixed: destinations, also removed ones, are held in it, or an identity check covers it. */
export async function isNameFixed(context: Context): Promise<boolean> {
  const card = context.db.selectFrom('bank_cards').select('id').where('member_id', '=', memberOf(context).id)
  return (await card.executeTakeFirst()) !== undefined || isChecked(context)
}

/** During the identity check and after it, the checked fields cannot change. */
async function isChecked(context: Context): Promise<boolean> {
  const [latest] = await requestsOf(context)
  return latest !== undefined && ['sent', 'review', 'accepted'].includes(latest.status)
}

export async function choosePayeeName(context: Context, payeeName: string) {
  await checkFields(context, { payeeName: { value: payeeName, required: true } })
  await context.db.transaction().execute(async (db) => {
    // Serialized with new destinations, which lock the same row: the first one fixes the name.
    const memberQuery = db.selectFrom('members').select('payee_name').where('id', '=', memberOf(context).id).forUpdate()
    const { payee_name } = await memberQuery.executeTakeFirstOrThrow()
    if (payee_name !== payeeName && (await isNameFixed({ ...context, db }))) throw new Refusal('payee.fixed', 400)
    await db.updateTable('members').set({ payee_name: payeeName }).where('id', '=', memberOf(context).id).execute()
  })
  return {}
}

export async function chooseNickname(context: Context, nickname: string) {
  const { db, services } = context
  const { id } = memberOf(context)
  await checkFields(context, { nickname: { value: nickname, required: true } })
  await db.updateTable('members').set({ nickname }).where('id', '=', id).execute()
  services.sessions.forget(id)
  return {}
}

export async function personalInfo(context: Context) {
  const { id_number, birth_date } = await profileOf(context)
  const fixed = await isChecked(context)
  const idNumberFixed = fixed || (await isCpfFrozen(context.db, memberOf(context).id, context.now()))
  return { idNumber: maskCpf(id_number), birthDate: birth_date, fixed, idNumberFixed }
}

export async function setPersonal(context: Context, { idNumber, birthDate }: InputOf<typeof setPersonalInfo>) {
  const { db, services, now, merchant } = context
  const { id } = memberOf(context)
  if (dayStart(birthDate) === undefined || birthDate < '1900') throw fieldError('birthDate', 'validation')
  const underage = isUnderage(birthDate, merchant.minimumAge, now())
  if (!underage && idNumber !== undefined && !isCpf(idNumber)) throw fieldError('idNumber', 'validation.cpf')
  await db.transaction().execute(async (trx) => {
    // Serialized with deposits by the wallet, with identity checks and new destinations by the member's row.
    await lockWallets(trx, [id])
    await services.payments.expireDue(trx, id)
    await trx.selectFrom('members').select('id').where('id', '=', id).forUpdate().execute()
    const within = { ...context, db: trx }
    if (await isChecked(within)) throw new Refusal('personal.fixed', 400)
    // What was stated is stored whatever else the form has, and a later date does not undo it.
    if (!underage && asksDocument(merchant.market)) await changeCpf(within, idNumber)
    const update = trx.updateTable('members').set({ birth_date: birthDate, ...(underage && { underage_at: now() }) })
    await update.where('id', '=', id).execute()
    if (underage) await services.payments.cancelWaiting(trx, id)
  })
  if (underage) throw new Refusal('personal.underage', 400)
  return {}
}

const fieldError = (field: string, code: string) => new Refusal('validation', 400, { fields: { [field]: code } })

/** Stores a CPF, unless it is fixed. A form without one leaves the stored one. */
async function changeCpf(context: Context, digits: string | undefined): Promise<void> {
  const { db, services, now } = context
  const { id, merchant } = memberOf(context)
  const memberQuery = db.selectFrom('members').select(['id_number', 'cpf_conflict']).where('id', '=', id)
  const { id_number, cpf_conflict } = await memberQuery.executeTakeFirstOrThrow()
  if (digits === undefined || (digits === id_number && cpf_conflict !== 'claimed')) {
    if (!id_number) throw fieldError('idNumber', 'validation.cpf')
    return
  }
  if (digits !== id_number) {
    if (await isCpfFrozen(db, id, now())) throw new Refusal('personal.fixed', 400)
    await assertNoOpenDeposit(db, id)
    await assertOwnKeys(context, digits)
  }
  await setCpf({ db, vault: services.vault, now }, { id, merchant }, digits)
}

interface OwnKeys {
  db: Context['db']
  services: Pick<Context['services'], 'vault'>
  member: { id: number } | undefined
}

/** Stored CPF keys must be the member's CPF: a key with another number must be removed first. */
export async function assertOwnKeys({ db, services, member }: OwnKeys, idNumber: string): Promise<void> {
  const keys = db
    .selectFrom('bank_cards')
    .select('sealed')
    .where('member_id', '=', member?.id ?? 0)
    .where('pix_key_type', '=', 'CPF')
  const rows = await keys.where('removed_at', 'is', null).execute()
  if (rows.some(({ sealed }) => services.vault.open(sealed) !== idNumber)) throw new Refusal('destination.holder', 400)
}
