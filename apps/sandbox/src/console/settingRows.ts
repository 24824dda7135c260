import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import type { Services } from '../gateway/Services.ts'
import type { FormerRow } from '../gateway/ConsoleSettings.ts'

interface SettingRows {
  /** Columns that name a row. */
  key: readonly string[]
  /** The columns that are a setting, if the rest of the row is not. */
  values?: readonly string[]
}

/** Global settings that the console changes in tables that are not its own. An action that writes to one names it. */
const tables = {
  merchants: { key: ['code'], values: ['settings', 'whitelabel', 'min_bonus'] },
  withdraw_settings: { key: ['merchant'] },
  register_rules: { key: ['merchant', 'field'] },
  deposit_channels: { key: ['merchant', 'id'], values: ['maintenance'] },
  games: { key: ['node_id'], values: ['maintenance'] },
  agent_rebate_settings: { key: ['merchant', 'game_type'] },
  agent_rebate_quotas: { key: ['merchant', 'game_type', 'rate'] },
  contract_settings: { key: ['merchant'] },
  agent_rebate_rules: { key: ['merchant'], values: ['lowering'] },
} satisfies Record<string, SettingRows>
export type SettingTable = keyof typeof tables

type Row = Record<string, unknown>

/** Rows that the console changed, as they were: from the table, as another process or a start may have written them since it was last read. */
export async function formerRows(db: Db): Promise<FormerRow[]> {
  const stored = await db.selectFrom('console_settings').select('value').where('key', '=', 'former').executeTakeFirst()
  return (stored?.value ?? []) as FormerRow[]
}

/** Runs what may write to these tables and stores, for a reset, how its rows were before. */
export async function rememberFormer<Answer>(
  { console: state, database: { db } }: Services,
  names: readonly SettingTable[],
  run: () => Promise<Answer>,
): Promise<Answer> {
  if (names.length === 0) return run()
  const before = await Promise.all(names.map((name) => read(db, name)))
  try {
    return await run()
  } finally {
    const after = await Promise.all(names.map((name) => read(db, name)))
    const former = await formerRows(db)
    const knownIds = new Set(former.map(idOf))
    const newChanges = names.flatMap((table, at) => changesOf(table, before[at]!, after[at]!)).filter((row) => !knownIds.has(idOf(row)))
    if (newChanges.length > 0) await state.set('former', [...former, ...newChanges])
  }
}

/** Restores every row that the console changed. */
export async function restoreFormer({ console: state, database }: Services): Promise<void> {
  const former = await formerRows(database.db)
  await database.db.transaction().execute(async (trx) => {
    for (const one of former) await restore(trx, one)
  })
  await state.set('former', [])
}

const idOf = ({ table, key }: FormerRow) => JSON.stringify([table, key])

const columnsOf = (table: string): SettingRows => tables[table as SettingTable]

async function read(db: Db, table: SettingTable): Promise<Map<string, Row>> {
  const { key, values } = columnsOf(table)
  const columns = values ? sql.join([...key, ...values].map((column) => sql.ref(column))) : sql`*`
  const { rows } = await sql<Row>`select ${columns} from ${sql.table(table)}`.execute(db)
  return new Map(rows.map((row) => [JSON.stringify(key.map((column) => row[column])), row]))
}

function changesOf(table: SettingTable, before: Map<string, Row>, after: Map<string, Row>): FormerRow[] {
  const { key } = columnsOf(table)
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
    const [was, is] = [before.get(id), after.get(id)]
    if (JSON.stringify(was) === JSON.stringify(is)) return []
    return [{ table, key: Object.fromEntries(key.map((column) => [column, (was ?? is)?.[column]])), row: was ?? null }]
  })
}

async function restore(db: Db, { table, key, row }: FormerRow): Promise<void> {
  const of = sql.table(table)
  const keyCondition = sql.join(
    Object.entries(key).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    sql` and `,
  )
  if (!row) return void (await sql`delete from ${of} where ${keyCondition}`.execute(db))
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
  // The table's own types read the stored row.
  const former = sql`select ${columns} from jsonb_populate_record(null::${of}, ${JSON.stringify(row)}::jsonb)`
  const { numAffectedRows } = await sql`update ${of} set (${columns}) = (${former}) where ${keyCondition}`.execute(db)
  if (numAffectedRows === 0n && !columnsOf(table).values) await sql`insert into ${of} (${columns}) ${former}`.execute(db)
}
