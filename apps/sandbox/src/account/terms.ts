import type { TermsConsent } from '@platform/sdk/account'
import { invalid } from '../base/Refusal.ts'
import type { Db } from '../db/openDatabase.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { inLanguage } from '../gateway/languages.ts'

/** The terms that a merchant opened with. */
const FIRST = 1

/** The version of a merchant's terms of use in force. */
export async function termsVersion(db: Db, merchant: string): Promise<number> {
  const newest = db.selectFrom('terms_versions').select('version').where('merchant', '=', merchant).orderBy('version', 'desc').limit(1)
  return (await newest.executeTakeFirst())?.version ?? FIRST
}

/** Publishes the next version of a merchant's terms of use. */
export async function publishTerms(
  db: Db,
  terms: { merchant: string; material: boolean; changes_pt: string; changes_en: string; published_at: number },
): Promise<number> {
  const version = (await termsVersion(db, terms.merchant)) + 1
  await db
    .insertInto('terms_versions')
    .values({ ...terms, version })
    .execute()
  return version
}

type Agreeing = Pick<Context, 'db' | 'language' | 'address' | 'now'> & { merchant: { code: string } }

/** Stores what a member agreed to, once per version; by default the version in force. */
export async function storeConsent(context: Agreeing, memberId: number, consent?: TermsConsent): Promise<void> {
  const { db, merchant, language, address, now } = context
  const inForce = await termsVersion(db, merchant.code)
  const { version, locale, sha256 } = consent ?? { version: inForce, locale: language === 'EN' ? 'en' : 'pt-BR', sha256: '' }
  if (version < FIRST || version > inForce) throw invalid('version')
  await db
    .insertInto('consents')
    .values({ member_id: memberId, version, at: now(), locale, address, text_sha256: sha256 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The material changes since the terms that the member agreed to, and the version in force; undefined if there are none. */
export async function newTermsOf(context: Context) {
  const { db, language } = context
  const { id, merchant } = memberOf(context)
  const rows = await db
    .selectFrom('terms_versions')
    .select(['changes_pt', 'changes_en'])
    .where('merchant', '=', merchant)
    .where('material', '=', true)
    .where('version', '>', ({ selectFrom, fn, val }) =>
      selectFrom('consents')
        .select(fn.coalesce(fn.max('version'), val(FIRST)).as('version'))
        .where('member_id', '=', id),
    )
    .orderBy('version')
    .execute()
  if (rows.length === 0) return undefined
  return { version: await termsVersion(db, merchant), changes: rows.map((row) => inLanguage<'changes'>(row, 'changes', language)) }
}
