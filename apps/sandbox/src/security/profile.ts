import type { InputOf } from '@platform/sdk'
import { isCpf, type setPersonalInfo } from '@platform/sdk/security'
import { checkFields } from '../account/registerRules.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { Refusal } from '../gateway/Refusal.ts'
import { requestsOf } from './kyc.ts'
import { maskCpf } from './mask.ts'

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
  const value = payeeName.trim().replaceAll(/\s+/g, ' ')
  await checkFields(context, { payeeName: { value, required: true } })
  await context.db.transaction().execute(async (db) => {
    // Serialized with new destinations, which lock the same row: the first one fixes the name.
    const memberQuery = db.selectFrom('members').select('payee_name').where('id', '=', memberOf(context).id).forUpdate()
    const { payee_name } = await memberQuery.executeTakeFirstOrThrow()
    if (payee_name !== value && (await isNameFixed({ ...context, db }))) throw new Refusal('payee.fixed', 400)
    await db.updateTable('members').set({ payee_name: value }).where('id', '=', memberOf(context).id).execute()
  })
  return {}
}

export async function chooseNickname(context: Context, nickname: string) {
  const { db, services } = context
  const { id } = memberOf(context)
  const value = nickname.trim()
  await checkFields(context, { nickname: { value, required: true } })
  await db.updateTable('members').set({ nickname: value }).where('id', '=', id).execute()
  services.sessions.forget(id)
  return {}
}

export async function personalInfo(context: Context) {
  const { id_number, birth_date } = await profileOf(context)
  return { idNumber: maskCpf(id_number), birthDate: birth_date, fixed: await isChecked(context) }
}

export async function setPersonal(context: Context, { idNumber, birthDate }: InputOf<typeof setPersonalInfo>) {
  const { db, now, merchant } = context
  const digits = idNumber.replaceAll(/\D/g, '')
  const fieldError = (field: string, code: string) => new Refusal('validation', 400, { fields: { [field]: code } })
  if (!isCpf(digits)) throw fieldError('idNumber', 'validation.cpf')
  const dateOfBirth = new Date(`${birthDate}T00:00:00Z`)
  if (Number.isNaN(dateOfBirth.getTime()) || dateOfBirth.toISOString().slice(0, 10) !== birthDate || dateOfBirth.getUTCFullYear() < 1900)
    throw fieldError('birthDate', 'validation')
  const oldEnough = new Date(dateOfBirth)
  oldEnough.setUTCFullYear(dateOfBirth.getUTCFullYear() + merchant.minimumAge)
  if (oldEnough.getTime() > now()) throw new Refusal('personal.underage', 400)
  await db.transaction().execute(async (trx) => {
    // Serialized with identity checks and new destinations, which lock the same row.
    await trx.selectFrom('members').select('id').where('id', '=', memberOf(context).id).forUpdate().execute()
    const within = { ...context, db: trx }
    if (await isChecked(within)) throw new Refusal('personal.fixed', 400)
    await assertOwnKeys(within, digits)
    await trx.updateTable('members').set({ id_number: digits, birth_date: birthDate }).where('id', '=', memberOf(context).id).execute()
  })
  return {}
}

/** Stored CPF keys must be the member's CPF: a key with another number must be removed first. */
async function assertOwnKeys({ db, services, member }: Context, idNumber: string): Promise<void> {
  const keys = db
    .selectFrom('bank_cards')
    .select('sealed')
    .where('member_id', '=', member?.id ?? 0)
    .where('pix_key_type', '=', 'CPF')
  const rows = await keys.where('removed_at', 'is', null).execute()
  if (rows.some(({ sealed }) => services.vault.open(sealed) !== idNumber)) throw new Refusal('destination.holder', 400)
}
