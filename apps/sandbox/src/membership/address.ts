import type { InputOf } from '@platform/sdk'
import type { Gender, setAddress } from '@platform/sdk/account'
import { Refusal } from '../base/Refusal.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { addressesOf } from '../registry/exports.ts'

type Address = InputOf<typeof setAddress>

/** Signs, at least and at most. */
const lengths: Record<Exclude<keyof Address, 'postalCode' | 'state'>, readonly [least: number, most: number]> = {
  street: [2, 100],
  number: [0, 10],
  complement: [0, 60],
  district: [0, 60],
  city: [2, 60],
}

/** Stores where the member lives. */
export async function setAddressOf(context: Context, address: Address) {
  checkAddress(context, address)
  const { postalCode: postal_code, street, number, complement = '', district = '', city, state } = address
  const values = { postal_code, street, number, complement, district, city, state: state.toUpperCase(), set_at: context.now() }
  await context.db
    .insertInto('member_addresses')
    .values({ ...values, member_id: memberOf(context).id })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
    .execute()
  return {}
}

export async function setGenderOf(context: Context, gender: Gender) {
  await context.db.updateTable('members').set({ gender }).where('id', '=', memberOf(context).id).execute()
  return {}
}

function checkAddress(context: Context, address: Address): void {
  const wrong = Object.entries(lengths).filter(([field, [least, most]]) => {
    const { length } = Array.from(address[field as keyof typeof lengths] ?? '')
    return length < least || length > most
  })
  const fields: Record<string, string> = Object.fromEntries(wrong.map(([field]) => [field, 'validation']))
  const { states, postalCode } = addressesOf(context)
  if (states ? !states.includes(address.state.toUpperCase()) : address.state.length > 60) fields.state = 'validation'
  if (!postalCode.test(address.postalCode)) fields.postalCode = 'validation.postalCode'
  if (Object.keys(fields).length > 0) throw new Refusal('validation', 400, { fields })
}
