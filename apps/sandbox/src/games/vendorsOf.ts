import type { Vendor } from '@platform/sdk/games'
import { hasCategory } from '@platform/sdk/markets'
import { sql } from 'kysely'
import { catalogueOf } from '../catalogue/exports.ts'
import type { Context } from '../gateway/Context.ts'

/**
 * Every vendor in every category of this merchant that its market has, in its order. A vendor without a lobby launches its first game; none
 * whose game the market does not have.
 */
export async function vendorTiles(context: Context): Promise<Vendor[]> {
  const [vendors, games, classes] = await Promise.all([vendorsOf(context), catalogueOf(context), classesOf(context.db)])
  return vendors
    .filter(({ node_id }) => !node_id || games.has(node_id))
    .map((row) => ({
      vassalage: row.vendor,
      gameType: row.game_type,
      gameId: row.game_id,
      nodeId: row.node_id || `${row.vendor}-${row.game_type}`,
      mobileLargeIcon: row.large_icon,
      mobileSmallIcon: row.small_icon,
      displayName: row.name,
      gameClassify: classes.get(`${row.vendor}|${row.game_type}`) ?? [],
    }))
}

async function vendorsOf({ db, merchant }: Context) {
  const rows = await db
    .selectFrom('vendor_categories as t')
    .innerJoin('vendors as v', 'v.code', 't.vendor')
    .innerJoin('game_categories as c', (join) => join.onRef('c.game_type', '=', 't.game_type').on('c.merchant', '=', merchant.brand))
    .selectAll('t')
    .select('v.name')
    .orderBy('c.position')
    .orderBy('t.position')
    .orderBy('t.vendor')
    .execute()
  return rows.filter(({ game_type }) => hasCategory(merchant.market, game_type))
}

/** The classes that a vendor sorts its games of a category into. */
async function classesOf(db: Context['db']): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ vendor: string; game_type: string; classes: string[] }>`
    select vendor, game_type, array_agg(distinct class order by class) as classes
    from games, unnest(classes) as class where not lobby group by vendor, game_type`.execute(db)
  return new Map(rows.map(({ vendor, game_type, classes }) => [`${vendor}|${game_type}`, classes]))
}

/** Which vendors each category has. */
export async function vendorGroups(context: Context) {
  const mapping: Record<string, { gameCategory: string; vendorNames: { accountTypeName: string }[] }> = {}
  for (const { game_type: type, vendor } of await vendorsOf(context)) {
    mapping[type] ??= { gameCategory: type, vendorNames: [] }
    mapping[type].vendorNames.push({ accountTypeName: vendor })
  }
  return { mapping, sorting: Object.values(mapping) }
}
