import { recentMessages } from '../account/exports.ts'
import type { Services } from '../gateway/Services.ts'
import { featureTexts } from './featureTexts.ts'

/** The complete state for the console's page. */
export async function stateOf(services: Services) {
  const {
    console: state,
    database: { db },
    merchants,
    now,
  } = services
  const { former, ...switches } = state.current()
  const rows = await db.selectFrom('merchants').select(['code', 'whitelabel']).execute()
  return {
    ...switches,
    /** How many settings of other tables the console has changed. */
    changedSettings: former.length,
    now: now(),
    features: featureTexts,
    merchants: merchants
      .all()
      .map(({ code, name, trial }) => ({ code, name, trial, whitelabel: rows.find((row) => row.code === code)?.whitelabel })),
    captchas: await db
      .selectFrom('captchas')
      .select(['id', 'merchant', 'digits', 'created_at as createdAt'])
      .where('expires_at', '>', now())
      .orderBy('created_at', 'desc')
      .limit(10)
      .execute(),
    messages: await recentMessages(services),
    logins: await db
      .selectFrom('login_attempts')
      .select(['merchant', 'username', 'address', 'outcome', 'at'])
      .orderBy('id', 'desc')
      .limit(10)
      .execute(),
  }
}
