import type { MemberInfo } from '@platform/sdk/account'
import { TOP_AGENT } from '../gateway/authorise.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { memberStateOf } from '../gateway/memberState.ts'
import { stateAt } from '../gateway/protectionState.ts'
import { newTermsOf } from './terms.ts'

/** The signed-in member, and the sign-in before this one. */
export async function memberInfo(context: Context): Promise<MemberInfo> {
  const { id, nickname, account, registeredAt, type, uplineId, protection } = memberOf(context)
  const registration = await memberStateOf(context.db, context.merchant.market, id)
  const state = protection && stateAt(protection, context.now())
  const { previous_login_at, previous_login_device, password_once } = await context.db
    .selectFrom('members')
    .select(['previous_login_at', 'previous_login_device', 'password_once'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    id: String(id),
    nickname,
    account,
    regDate: registeredAt,
    type,
    toUpline: uplineId !== null && type !== TOP_AGENT,
    mustChangePassword: password_once,
    lastLoginTime: previous_login_at ?? undefined,
    lastLoginDevice: previous_login_device,
    registration: context.merchant.trial || registration === 'active' ? undefined : registration,
    protection: state && state !== 'open' ? { state, until: protection?.protected_until ?? undefined } : undefined,
    newTerms: await newTermsOf(context),
  }
}
