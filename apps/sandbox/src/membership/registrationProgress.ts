import type { RegistrationProgress } from '@platform/sdk/account'
import { memberStateOf, registrationSteps } from '../gateway/memberState.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { requestsOf } from '../security/exports.ts'

/** Where the member's registration is, for the device that goes on with it. */
export async function registrationProgress(context: Context): Promise<RegistrationProgress> {
  const { db, merchant } = context
  const { id } = memberOf(context)
  const state = await memberStateOf(db, merchant.market, id)
  const steps = await registrationSteps(db, merchant.market, id)
  const { stated_email, gender } = await db
    .selectFrom('members')
    .select(['stated_email', 'gender'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const isChecked = ['sent', 'review'].includes((await requestsOf(context))[0]?.status ?? 'none')
  const left = steps.filter(({ step, done }) => !done && !(step === 'identity' && (isChecked || state === 'refused')))
  return {
    state,
    steps,
    next: left[0]?.step,
    waits: left.length === 0 && (state === 'registered' || state === 'identifying'),
    statedEmail: stated_email,
    address: await addressOf(context),
    gender: gender ?? undefined,
  }
}

async function addressOf({ db, ...context }: Context): Promise<RegistrationProgress['address']> {
  const addresses = db
    .selectFrom('member_addresses')
    .selectAll()
    .where('member_id', '=', memberOf({ db, ...context }).id)
  const row = await addresses.executeTakeFirst()
  if (!row) return undefined
  const { postal_code: postalCode, street, number, complement, district, city, state } = row
  return { postalCode, street, number, complement, district, city, state }
}
