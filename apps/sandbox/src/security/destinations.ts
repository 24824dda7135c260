import { cleanText, type InputOf } from '@platform/sdk'
import { MAX_BANK_CARDS, type addBankCard, type BankCard } from '@platform/sdk/security'
import type { Selectable } from 'kysely'
import { checkFields } from '../account/exports.ts'
import type { Tables } from '../db/Tables.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { notFound, Refusal } from '../base/Refusal.ts'
import { rowId } from '../gateway/rowId.ts'
import { bankNamed } from './banks.ts'
import { forbidsOthers, mayUseCompanyKeys } from './companyKeys.ts'
import { holdWithdrawals } from './holdWithdrawals.ts'
import { maskName } from '../base/mask.ts'
import { confirmPayment } from './paymentPasswords.ts'
import { readDestination, tailOf, type Destination } from './readDestination.ts'
import { storedDestination } from './storedDestination.ts'
import { withTries } from './tries.ts'

/** The member's destinations, the default one first. */
export async function destinationsOf(context: Context): Promise<BankCard[]> {
  return (await rowsOf(context)).map(bankCardOf)
}

const rowsOf = ({ db, member }: Context) =>
  db
    .selectFrom('bank_cards')
    .selectAll()
    .where('member_id', '=', member?.id ?? 0)
    .where('removed_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute()

const bankCardOf = (row: Selectable<Tables['bank_cards']>): BankCard => ({
  id: String(row.id),
  type: row.type,
  pixKeyType: row.pix_key_type,
  bankCode: row.bank_code,
  bankName: bankNamed(row.bank_code)?.bankName ?? '',
  masked: row.masked,
  // Pages store the list: a complete name must not be in a browser's storage.
  payeeName: maskName(row.holder),
  isDefault: row.is_default,
  createdAt: row.created_at,
})

/** All checks that count tries. They run before the transaction, so that tries stay counted if the destination is refused. */
export async function validateDestination(context: Context, form: InputOf<typeof addBankCard>): Promise<Destination> {
  const destination = readDestination(form)
  await requireHolder(context, destination, form.payeeName)
  await confirmPayment(context, 'addBankCard', form)
  const cards = await rowsOf(context)
  if (cards.length > 0) {
    const tails = cards.map(({ sealed }) => tailOf(context.services.vault.open(sealed)))
    const scope = `destination:${memberOf(context).id}`
    const typedTail = (form.existingTail ?? '').toUpperCase()
    await withTries(context, { scope, wrong: 'destination.tail', locked: 'destination.locked' }, async () => tails.includes(typedTail))
  }
  return destination
}

/** Payments go only to the member: one name, the own CPF as CPF key, and a company's key only where the merchant allows it. */
async function requireHolder(context: Context, { pix_key_type, number }: Destination, payeeName: string | undefined): Promise<void> {
  const member = context.db.selectFrom('members').select(['payee_name', 'id_number']).where('id', '=', memberOf(context).id)
  const { payee_name, id_number } = await member.executeTakeFirstOrThrow()
  const holder = payeeName ?? payee_name
  if (!payee_name) await checkFields(context, { payeeName: { value: holder, required: true } })
  await assertOwn(context, { id_number, pix_key_type, number })
  if (payee_name && plainName(payee_name) !== plainName(holder)) throw new Refusal('destination.holder', 400)
}

/** A CPF key must be the own CPF; where the market forbids third parties, not one while that is unknown. A company's key is for members who may use one. */
export async function assertOwn(context: Context, { id_number, pix_key_type, number }: Owned): Promise<void> {
  const foreign = pix_key_type === 'CPF' && id_number !== '' && number !== id_number
  const unproven = pix_key_type === 'CPF' && !id_number && forbidsOthers(context.merchant)
  if (foreign || unproven || (pix_key_type === 'CNPJ' && !(await mayUseCompanyKeys(context)))) throw new Refusal('destination.holder', 400)
}

interface Owned {
  pix_key_type: string
  number: string
  /** The member's own CPF. */
  id_number: string
}

const plainName = (name: string) => cleanText(name).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Adds a validated destination, in the transaction of the call. */
export async function addDestination(
  context: Context,
  { payeeName }: InputOf<typeof addBankCard>,
  destination: Destination,
): Promise<BankCard> {
  const { db, services, now, orderKey = null } = context
  const { id: member_id, merchant } = memberOf(context)
  // Serialized: parallel requests must not exceed the limit or set two names.
  const { payee_name, id_number } = await db
    .selectFrom('members')
    .select(['payee_name', 'id_number'])
    .where('id', '=', member_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  // The CPF may have changed since it was read.
  await assertOwn(context, { ...destination, id_number })
  const holder = payee_name || (payeeName ?? '')
  if (payeeName && plainName(holder) !== plainName(payeeName)) throw new Refusal('destination.holder', 400)
  const cards = await rowsOf(context)
  const newCard = storedDestination(services.vault, destination)
  if (cards.some(({ fingerprint }) => fingerprint === newCard.fingerprint)) throw new Refusal('destination.known', 400)
  if (cards.length >= MAX_BANK_CARDS) throw new Refusal('destination.limit', 400)
  if (!payee_name) await db.updateTable('members').set({ payee_name: holder }).where('id', '=', member_id).execute()
  const row = await db
    .insertInto('bank_cards')
    .values({
      ...newCard,
      merchant,
      member_id,
      order_key: orderKey,
      holder,
      is_default: cards.length === 0,
      created_at: now(),
      removed_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await holdWithdrawals(context, 'destinationAdded')
  return bankCardOf(row)
}

/** Makes it the default destination. */
export async function chooseDestination(context: Context, id: string) {
  const { db } = context
  await requireOwn(context, id)
  const cardUpdate = db.updateTable('bank_cards').where('member_id', '=', memberOf(context).id).where('removed_at', 'is', null)
  await cardUpdate.set({ is_default: false }).where('is_default', '=', true).execute()
  await cardUpdate.set({ is_default: true }).where('id', '=', rowId(id)).execute()
  return {}
}

/** Removes a destination; if it was the default, the oldest of the others becomes the default. */
export async function removeDestination(context: Context, id: string) {
  const { db, now } = context
  await requireOwn(context, id)
  const cardUpdate = db.updateTable('bank_cards').where('member_id', '=', memberOf(context).id)
  await cardUpdate.set({ removed_at: now(), is_default: false }).where('id', '=', rowId(id)).execute()
  const [first] = await rowsOf(context)
  if (first && !first.is_default) await cardUpdate.set({ is_default: true }).where('id', '=', first.id).execute()
  await holdWithdrawals(context, 'destinationRemoved')
  return {}
}

/** Throws 404 if it is absent, removed or another member's. Locks the member, so that changes of destinations are serialized. */
async function requireOwn(context: Context, id: string): Promise<void> {
  await context.db.selectFrom('members').select('id').where('id', '=', memberOf(context).id).forUpdate().execute()
  if (!(await rowsOf(context)).some((row) => row.id === rowId(id))) throw notFound()
}
