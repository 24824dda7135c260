import { randomInt } from 'node:crypto'
import type { OutputOf } from '@platform/sdk'
import type { getCaptcha } from '@platform/sdk/account'
import { sql } from 'kysely'
import type { Context } from '../../gateway/Context.ts'
import { limit, MINUTE } from '../../gateway/limit.ts'
import { notFound, Refusal } from '../../base/Refusal.ts'
import { newToken } from '../../gateway/tokens.ts'
import { captchaImage } from './captchaImage.ts'
import { captchaSound } from './captchaSound.ts'
import { makeWork, raiseWork } from './work.ts'

const DIGITS = 5
const LIFE_MS = 120_000
const PER_MINUTE = 60
/** Maximum playbacks of the same digits: a player never needs more. */
const MOST_SPOKEN = 3
const SPOKEN_PER_MINUTE = 10

/** A fresh captcha. Drawing one costs more than requesting one, so an address gets 60 a minute. */
export async function makeCaptcha(context: Context): Promise<OutputOf<typeof getCaptcha>> {
  const { db, merchant, network, now } = context
  await limit(context, `captcha:${network}`, PER_MINUTE, MINUTE)
  const digits = String(randomInt(0, 10 ** DIGITS)).padStart(DIGITS, '0')
  const { work, counter } = await makeWork(context)
  const id = newToken().slice(0, 22)
  await db
    .insertInto('captchas')
    .values({ id, merchant: merchant.code, digits, work_counter: counter, created_at: now(), expires_at: now() + LIFE_MS })
    .execute()
  await db
    .deleteFrom('captchas')
    .where('expires_at', '<', now() - LIFE_MS)
    .execute()
  return { image: captchaImage(digits).toString('base64'), captchaId: id, work }
}

/** The digits of a captcha as a WAV in the caller's language, for players who cannot see them. The captcha stays valid. */
export async function speakCaptcha(context: Context, captchaId: string): Promise<{ sound: string }> {
  const { db, merchant, network, now, language } = context
  await limit(context, `captcha-sound:${network}`, SPOKEN_PER_MINUTE, MINUTE)
  const captcha = await db
    .updateTable('captchas')
    .set({ spoken: sql<number>`spoken + 1` })
    .where('id', '=', captchaId)
    .where('merchant', '=', merchant.code)
    .where('expires_at', '>', now())
    .where('spoken', '<', MOST_SPOKEN)
    .returning('digits')
    .executeTakeFirst()
  if (!captcha) throw notFound()
  return { sound: captchaSound(captcha.digits, language).toString('base64') }
}

export interface CaptchaAnswer {
  captcha?: string
  captchaId?: string
  captchaWork?: number
}

/** Consumes a captcha, right or wrong: digits and work. Throws `captcha.required` or `captcha.wrong`; both request a new one. */
export async function checkCaptcha(context: Context, { captcha, captchaId, captchaWork }: CaptchaAnswer): Promise<void> {
  const again = { captcha: true }
  if (!captcha || !captchaId) throw new Refusal('captcha.required', 400, again)
  const challenge = await context.db
    .deleteFrom('captchas')
    .where('id', '=', captchaId)
    .where('merchant', '=', context.merchant.code)
    .where('expires_at', '>', context.now())
    .returning(['digits', 'work_counter'])
    .executeTakeFirst()
  if (challenge?.digits === captcha.trim() && challenge.work_counter === captchaWork) return
  await raiseWork(context)
  throw new Refusal('captcha.wrong', 400, again)
}
