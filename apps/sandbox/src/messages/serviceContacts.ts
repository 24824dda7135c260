import { createCipheriv, createHash } from 'node:crypto'
import type { ServiceContact } from '@platform/sdk/account'
import { sql } from 'kysely'
import type { Context } from '../gateway/Context.ts'

/** Ways to customer service, their links encrypted as the platform always did (2.18). */
export const serviceContacts = async (context: Context): Promise<ServiceContact[]> =>
  (await serviceLinks(context)).map(({ type, name, link }) => ({ type, name, value: encodeServiceLink(link) }))

/** Ways to customer service, as the merchant chose them. */
export async function serviceLinks({ db, merchant, language }: Context) {
  const { rows } = await sql<{ type: string; name: string; link: string }>`
    select * from (
      select distinct on (type) type, position, link, ${sql.ref(language === 'EN' ? 'name_en' : 'name_pt')} as name
      from service_contacts where merchant in ('', ${merchant.brand}) order by type, merchant desc
    ) own order by position`.execute(db)
  return rows.map((row) => ({ ...row, link: row.link.replace('{domain}', merchant.domain) }))
}

/**
 * Base64 of DES-ECB, followed by its key of 8 characters: no secret, so that one link has one text, and a page that shows it does not change.
 * Single DES is des-ede3 with one key three times.
 */
function encodeServiceLink(link: string): string {
  const key = createHash('sha256').update(link).digest('base64url').slice(0, 8)
  const cipher = createCipheriv('des-ede3-ecb', Buffer.from(key.repeat(3), 'latin1'), null)
  return cipher.update(link, 'utf8', 'base64') + cipher.final('base64') + key
}
