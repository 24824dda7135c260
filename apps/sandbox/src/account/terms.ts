import type { TermsConsent } from '@platform/sdk/account'
import { invalid, Refusal } from '../base/Refusal.ts'
import type { Db } from '../db/openDatabase.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { inLanguage } from '../gateway/languages.ts'
import { FIRST_TERMS, unansweredTerms } from '../gateway/unansweredTerms.ts'

/** The version of a merchant's terms of use in force. */
export async function termsVersion(db: Db, merchant: string): Promise<number> {
  const newest = db.selectFrom('terms_versions').select('version').where('merchant', '=', merchant).orderBy('version', 'desc').limit(1)
  return (await newest.executeTakeFirst())?.version ?? FIRST_TERMS
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

/** Stores what the text in force is, as the merchant's site shows it. */
export async function setTermsText(db: Db, text: { merchant: string; locale: TermsConsent['locale']; text_sha256: string }): Promise<void> {
  await db
    .insertInto('terms_texts')
    .values({ ...text, version: await termsVersion(db, text.merchant) })
    .onConflict((conflict) => conflict.columns(['merchant', 'version', 'locale']).doUpdateSet({ text_sha256: text.text_sha256 }))
    .execute()
}

type Agreeing = Pick<Context, 'db' | 'language' | 'address' | 'now'> & { merchant: { code: string } }

/**
 * Stores what a member agreed to, once per version; by default the version in force. Throws `terms.text` if the gateway knows the text and
 * the device showed another.
 */
export async function storeConsent(context: Agreeing, memberId: number, consent?: TermsConsent): Promise<void> {
  const { db, merchant, language, address, now } = context
  const inForce = await termsVersion(db, merchant.code)
  const { version, locale, sha256 } = consent ?? { version: inForce, locale: language === 'EN' ? 'en' : 'pt-BR', sha256: '' }
  if (version < FIRST_TERMS || version > inForce) throw invalid('version')
  if (consent) await assertTextOf(db, merchant.code, consent)
  await db
    .insertInto('consents')
    .values({ member_id: memberId, version, at: now(), locale, address, text_sha256: sha256 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function assertTextOf(db: Db, merchant: string, { version, locale, sha256 }: TermsConsent): Promise<void> {
  const texts = db.selectFrom('terms_texts').select('text_sha256').where('merchant', '=', merchant)
  const text = await texts.where('version', '=', version).where('locale', '=', locale).executeTakeFirst()
  if (text && text.text_sha256 !== sha256) throw new Refusal('terms.text', 400)
}

/** The material changes since the terms that the member agreed to, and the version in force; undefined if there are none. */
export async function newTermsOf(context: Context) {
  const { db, language } = context
  const { id, merchant } = memberOf(context)
  const rows = await unansweredTerms(db, id).select(['changes_pt', 'changes_en']).orderBy('version').execute()
  if (rows.length === 0) return undefined
  return { version: await termsVersion(db, merchant), changes: rows.map((row) => inLanguage<'changes'>(row, 'changes', language)) }
}
