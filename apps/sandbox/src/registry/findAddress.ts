import type { OutputOf } from '@platform/sdk'
import type { findAddress } from '@platform/sdk/account'
import { memberOf, type Context } from '../gateway/Context.ts'
import { limit, MINUTE } from '../gateway/limit.ts'
import { withDeadline } from '../base/withDeadline.ts'
import { assertPostalCode } from './postalCodes.ts'

const SEARCHES_PER_MINUTE = 20
const DEADLINE_MS = 3000

const nothing = { street: '', district: '', city: '', state: '' }

/** The address of a postal code. A register that does not answer in time leaves the address to the member. */
export async function addressOf(context: Context, postalCode: string): Promise<OutputOf<typeof findAddress>> {
  assertPostalCode(context, postalCode)
  await limit(context, `address:${memberOf(context).id}`, SEARCHES_PER_MINUTE, MINUTE)
  try {
    const address = await withDeadline(DEADLINE_MS, context.services.place.find(postalCode))
    return address ? { status: 'found', ...address } : { status: 'unknown', ...nothing }
  } catch {
    return { status: 'unavailable', ...nothing }
  }
}
