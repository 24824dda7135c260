import type { Db } from '../db/openDatabase.ts'
import { formerRows } from './settingRows.ts'

type Values = Record<string, unknown>

/** The columns of a merchant that its configuration writes and the console changes. */
export interface MerchantSettings {
  whitelabel: { flags: Values; promotions: Values }
}

/** The configured settings of a merchant with what the console has switched; "Reset switches" then puts back the configured ones. */
export async function withSwitches<Settings extends MerchantSettings>(db: Db, code: string, configured: Settings): Promise<Settings> {
  const rows = await formerRows(db)
  const own = rows.find(({ table, key }) => table === 'merchants' && key.code === code)
  if (!own?.row) return configured
  const former = own.row as unknown as MerchantSettings
  own.row = { ...own.row, ...configured }
  await db
    .updateTable('console_settings')
    .set({ value: JSON.stringify(rows) })
    .where('key', '=', 'former')
    .execute()
  const stored = await db.selectFrom('merchants').select('whitelabel').where('code', '=', code).executeTakeFirstOrThrow()
  const { flags, promotions } = stored.whitelabel as unknown as MerchantSettings['whitelabel']
  return {
    ...configured,
    whitelabel: {
      flags: withSwitched(configured.whitelabel.flags, former.whitelabel.flags, flags),
      promotions: withSwitched(configured.whitelabel.promotions, former.whitelabel.promotions, promotions),
    },
  }
}

/** What differs from its former value was switched. */
const withSwitched = (configured: Values, former: Values, stored: Values): Values =>
  Object.fromEntries(
    Object.entries(configured).map(([name, value]) => [name, isSame(former[name], stored[name]) ? value : (stored[name] ?? value)]),
  )

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
