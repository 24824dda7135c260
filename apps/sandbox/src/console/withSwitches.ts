import type { Db } from '../db/openDatabase.ts'
import { formerRows } from './settingRows.ts'

type Values = Record<string, unknown>

/** The columns of a merchant that its configuration writes and the console changes. */
export interface MerchantSettings {
  settings: Values
  whitelabel: { flags: Values; promotions: Values }
}

/** The configured settings of a merchant with what the console has switched; "Reset switches" then puts back the configured ones. */
export async function withSwitches(db: Db, code: string, configured: MerchantSettings): Promise<MerchantSettings> {
  const rows = await formerRows(db)
  const own = rows.find(({ table, key }) => table === 'merchants' && key.code === code)
  if (!own?.row) return configured
  // A row of any table, as JSON; of merchants it has these columns.
  const former = own.row as unknown as Pick<MerchantSettings, 'whitelabel'> & Partial<MerchantSettings>
  own.row = { ...own.row, ...configured }
  await db
    .updateTable('console_settings')
    .set({ value: JSON.stringify(rows) })
    .where('key', '=', 'former')
    .execute()
  const row = await db.selectFrom('merchants').select(['settings', 'whitelabel']).where('code', '=', code).executeTakeFirstOrThrow()
  const { settings, whitelabel } = row
  return {
    // An earlier version remembered the flags alone.
    settings: withSwitched(configured.settings, former.settings ?? settings, settings),
    whitelabel: {
      flags: withSwitched(configured.whitelabel.flags, former.whitelabel.flags, whitelabel.flags),
      promotions: withSwitched(configured.whitelabel.promotions, former.whitelabel.promotions, whitelabel.promotions),
    },
  }
}

/** Settings that differ from their former values were switched. */
const withSwitched = (configured: Values, former: Values, stored: Values): Values =>
  Object.fromEntries(
    Object.entries(configured).map(([name, value]) => [name, isSame(former[name], stored[name]) ? value : (stored[name] ?? value)]),
  )

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
