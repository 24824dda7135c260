import { verify } from 'node:crypto'
import type { InputOf } from '@platform/sdk'
import { refreshMessage, type signInByRefreshToken } from '@platform/sdk/account'
import type { Context } from '../gateway/Context.ts'
import { invalid, Refusal } from '../base/Refusal.ts'
import { queryAtSignIn } from '../registry/exports.ts'
import { hashToken } from '../gateway/tokens.ts'
import { checkCaptcha } from './captcha/captcha.ts'
import { knownDevice } from './knownDevice.ts'
import { loginFailures } from './loginFailures.ts'
import { spendChallenge } from './refreshChallenge.ts'
import { isToken, publicKeyOf } from './rememberDevice.ts'
import { rotateToken } from './rotateToken.ts'
import { countTry, finishSignIn, freeFailures, note, type SignedIn } from './signIn.ts'

type Form = InputOf<typeof signInByRefreshToken>

/** Unknown, expired, ended, copied and not signed are the same answer. */
const refused = () => new Refusal('login.remembered', 400)

/** A remembered device → session: a sign-in like that by password, with its limits, captcha and refusals. */
export async function signInByToken(context: Context, form: Form): Promise<SignedIn> {
  if (!isToken(form.nextToken)) throw invalid('nextToken')
  await countTry(context)
  const device = await deviceOf(context, form.refreshToken)
  if (!device) throw refused()
  if (!(await isSigned(context, device.device_key, form))) {
    await note(context, device.username, 'wrong')
    throw refused()
  }
  const failures = loginFailures(context, device.username, knownDevice(context, device, form.deviceToken))
  const { failed, locked } = await failures.earlier()
  if (locked) throw locked
  if (failed >= (await freeFailures(context))) await checkCaptcha(context, form)
  await queryAtSignIn(context, device.id)
  const signedIn = await context.db.transaction().execute(async (db) => {
    const within = { ...context, db }
    // Serialized with a change of password, which ends the device: its row is locked first everywhere.
    const memberQuery = db.selectFrom('members').select(['id', 'account', 'type', 'disabled', 'first_login'])
    const member = await memberQuery.where('id', '=', device.id).forUpdate().executeTakeFirstOrThrow()
    const rotation = await rotateToken(within, device.device_id, form)
    if (!rotation) return undefined
    const result = await finishSignIn(within, member, device.username, {
      method: 'remembered',
      deviceToken: form.deviceToken,
      queried: true,
    })
    await rotation.usedBy(hashToken(result.token))
    return result
  })
  if (!signedIn) throw refused()
  await failures.forgive()
  return signedIn
}

/** The device that has or had this token, with its member. */
function deviceOf({ db, merchant, now }: Context, token: string) {
  return db
    .selectFrom('refresh_tokens as t')
    .innerJoin('remembered_devices as d', 'd.id', 't.device_id')
    .innerJoin('members as m', 'm.id', 'd.member_id')
    .select(['t.device_id', 'd.device_key', 'm.id', 'm.username', 'm.devices_since'])
    .where('t.token_hash', '=', hashToken(token))
    .where('d.merchant', '=', merchant.code)
    .where('d.expires_at', '>', now())
    .executeTakeFirst()
}

/** Whether the key of the device signed this rotation and a fresh challenge. */
async function isSigned(context: Context, deviceKey: string, { challenge, refreshToken, nextToken, signature }: Form): Promise<boolean> {
  const key = publicKeyOf(deviceKey)
  const message = refreshMessage({ challenge, merchant: context.merchant.code, refreshToken, nextToken })
  const isRight =
    key !== undefined && verify('sha256', Buffer.from(message), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
  return isRight && (await spendChallenge(context, challenge))
}
