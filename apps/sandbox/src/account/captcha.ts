import { randomInt } from 'node:crypto'
import type { Context } from '../gateway/Context.ts'
import { bump } from '../gateway/counters.ts'
import { Refusal, tooMany } from '../gateway/Refusal.ts'
import { newToken } from '../gateway/tokens.ts'
import { captchaImage } from './captchaImage.ts'

const DIGITS = 4
const LIFE_MS = 120_000
const PER_MINUTE = 60

/** A fresh captcha; drawing costs more than asking, so an address gets 60 a minute. */
export async function makeCaptcha({ db, merchant, address, now }: Context): Promise<{ image: string; captchaId: string }> {
  const asked = await bump(db, `captcha:${address}`, 60_000, now())
  if (asked.count > PER_MINUTE) throw tooMany(asked.resetsIn)
  const digits = String(randomInt(0, 10 ** DIGITS)).padStart(DIGITS, '0')
  const id = newToken().slice(0, 22)
  await db
    .insertInto('captchas')
    .values({ id, merchant: merchant.code, digits, created_at: now(), expires_at: now() + LIFE_MS })
    .execute()
  await db
    .deleteFrom('captchas')
    .where('expires_at', '<', now() - LIFE_MS)
    .execute()
  return { image: captchaImage(digits).toString('base64'), captchaId: id }
}

/** Uses a captcha up, right or wrong. Throws `captcha.required` or `captcha.wrong`, both asking for a new one. */
export async function checkCaptcha(context: Context, given: { captcha?: string; captchaId?: string }): Promise<void> {
  const again = { captcha: true }
  if (!given.captcha || !given.captchaId) throw new Refusal('captcha.required', 400, again)
  const used = await context.db
    .deleteFrom('captchas')
    .where('id', '=', given.captchaId)
    .where('merchant', '=', context.merchant.code)
    .where('expires_at', '>', context.now())
    .returning('digits')
    .executeTakeFirst()
  if (used?.digits !== given.captcha.trim()) throw new Refusal('captcha.wrong', 400, again)
}
