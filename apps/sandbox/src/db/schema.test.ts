import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLedger } from '../server/auditLedger.ts'
import { catalogueOf } from '../testing/catalogueOf.ts'
import { fillAt0050, fillAt0146, fillFirst } from '../testing/formerDatabase.ts'
import { oldestBinaries } from '../testing/installedPostgres.ts'
import { startPostgres, type RealPostgres } from '../testing/startPostgres.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { migrate } from './migrate.ts'
import { migrateBefore } from './migrateBefore.ts'
import { openDatabase, type Database, type Db } from './openDatabase.ts'

/** A member's money by entries and by balances, in cents, for each member, and the sum of all entries. */
async function sumsOf(db: Db) {
  const { rows } = await sql`
    select a.member_id, sum(e.amount)::bigint as entries, (select sum(balance)::bigint from ledger_accounts b where b.member_id = a.member_id) as balance
    from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.member_id is not null group by 1 order by 1`.execute(db)
  const { rows: all } = await sql<{ sum: number }>`select sum(amount)::bigint as sum from ledger_entries`.execute(db)
  return { members: rows, total: all[0]?.sum }
}

const migrationsOf = async (db: Db) => (await sql<{ name: string }>`select name from migrations order by 1`.execute(db)).rows

/** What the first texts of migrations that were corrected later made otherwise, in the database that they make today. */
const firstTexts = [
  'alter table games drop column rtp',
  'alter table deposit_payments drop column transfer_turnover',
  'drop index members_with_team',
  `alter table wallet_rows add constraint wallet_rows_member_id_fkey foreign key (member_id) references members,
    add constraint wallet_rows_transfer_id_fkey foreign key (transfer_id) references ledger_transfers`,
  `create or replace function ledger_transfer(p_merchant text, p_kind text, p_key text, p_reference text, p_at bigint, p_legs jsonb,
    p_phase text default 'single', p_origin bigint default null) returns jsonb language plpgsql as $$ begin return null; end $$`,
  'drop trigger game_records_settled on game_records',
  'drop trigger game_records_valid_stake on game_records',
  `create trigger game_records_valid_stake before insert or update on game_records for each row execute function game_records_valid_stake()`,
  'drop trigger turnover_added on game_records',
  'drop trigger turnover_changed on game_records',
  'drop function turnover_of_record()',
  'create function turnover_of_added() returns trigger language plpgsql as $$ begin return null; end $$',
  'create function turnover_of_changed() returns trigger language plpgsql as $$ begin return null; end $$',
  `create trigger turnover_added after insert on game_records referencing new table as added for each statement execute function turnover_of_added()`,
  `create trigger turnover_changed after update on game_records referencing old table as before new table as changed
    for each statement execute function turnover_of_changed()`,
]

const formers: [title: string, members: number, fill: (database: Database) => Promise<void>][] = [
  ['without rows, by all of the former migrations', 0, (database) => migrateBefore(database)],
  ['of the first commit', 2, fillFirst],
  ['from before the ledger had phases and buckets', 4, fillAt0050],
  ['of 28 November 2026', 6, fillAt0146],
  [
    'that the first texts of corrected migrations made',
    0,
    async (database) => {
      await migrateBefore(database)
      for (const statement of firstTexts) await sql.raw(statement).execute(database.db)
    },
  ],
]

const oldest = oldestBinaries()
/** The oldest Postgres migrates the latest of the former databases here; `npm run soak` runs all of this file on it. */
const onOldest = formers.filter(([title]) => title === 'of 28 November 2026')

describe.each([
  { version: 'the embedded Postgres', binaries: undefined, databases: formers },
  { version: oldest ? 'PostgreSQL 15' : 'PostgreSQL 15 (not checked: it is not installed)', binaries: oldest, databases: onOldest },
])('$version', ({ version, binaries, databases }) => {
  const isOldest = version !== 'the embedded Postgres'
  const isMissing = isOldest && !binaries
  let server: RealPostgres | undefined
  let databaseCount = 0
  /** What schema/ makes, in a database of its own. */
  let made: { catalogue: unknown; migrations: unknown }
  beforeAll(async () => {
    if (isMissing) return
    if (binaries) server = await startPostgres({ binaries })
    const database = await openEmpty()
    await migrate(database)
    made = { catalogue: await catalogueOf(database.db), migrations: await migrationsOf(database.db) }
    await database.close()
  }, 60_000)
  afterAll(() => server?.stop())
  const addressOfEmpty = () => server?.database(`schema_${++databaseCount}`, { empty: true }) ?? testDatabase({ empty: true })
  const openEmpty = async () => openDatabase({ databaseUrl: await addressOfEmpty(), poolSize: 4 })

  test.skipIf(isMissing).each(databases)(
    '[7] a database %s becomes what schema/ makes; every sum stays, and the audit finds nothing',
    async (_title, members, fill) => {
      const former = await openEmpty()
      await fill(former)
      const sums = await sumsOf(former.db)
      expect(sums.members.length).toBe(members)
      await migrate(former)
      expect(await catalogueOf(former.db)).toEqual(made.catalogue)
      expect(await sumsOf(former.db)).toEqual(sums)
      expect(await migrationsOf(former.db)).toEqual(made.migrations)
      expect(await auditLedger(former.db)).toEqual({})
      await former.close()
    },
    120_000,
  )

  if (isOldest) return

  test('the comparison finds a default, a body, a row, a disabled trigger and an index', async () => {
    const database = await openEmpty()
    await migrate(database)
    const { db } = database
    for (const statement of [
      'alter table games alter column rtp set default 9700',
      "create or replace function platform_day(p_at bigint) returns integer language sql immutable as 'select 1'",
      "delete from villages where code = 'AC-01'",
      'alter table wallet_rows disable trigger ledger_frozen',
      'drop index members_newest',
    ]) {
      const before = await catalogueOf(db)
      await sql.raw(statement).execute(db)
      expect(await catalogueOf(db), statement).not.toEqual(before)
    }
    await database.close()
  })

  test.each([
    ['an empty database', () => Promise.resolve()],
    ['a former database', fillAt0146],
  ] as const)(
    '[7] several processes that start at once on %s migrate it once',
    async (_title, fill) => {
      const databaseUrl = await addressOfEmpty()
      const processes = await Promise.all(Array.from({ length: 3 }, () => openDatabase({ databaseUrl, poolSize: 2 })))
      await fill(processes[0]!)
      await Promise.all(processes.map(migrate))
      expect(await catalogueOf(processes[0]!.db)).toEqual(made.catalogue)
      expect(await migrationsOf(processes[0]!.db)).toEqual(made.migrations)
      await Promise.all(processes.map((database) => database.close()))
    },
    120_000,
  )

  const help = 'Start the version of the gateway that made it, or choose an empty database with DATABASE_URL or SANDBOX_DATA.'
  test.each([
    [
      'of something else',
      ['create table invoices (id int)', 'create table schema_migrations (version text)'],
      `The database has tables (invoices, schema_migrations …), but no record of the gateway's migrations. ${help}`,
    ],
    [
      'with an unknown former migration',
      ['create table schema_migrations (name text primary key)', "insert into schema_migrations values ('0147_lost.sql')"],
      `The database has a migration that this gateway does not know: 0147_lost.sql. ${help}`,
    ],
    [
      'of a later gateway',
      ['create table migrations (name text primary key)', "insert into migrations values ('9000_later.sql')"],
      `The database has a migration that this gateway does not know: 9000_later.sql. ${help}`,
    ],
  ])('[7] a database %s is refused in a sentence, and left alone', async (_title, statements, sentence) => {
    const database = await openEmpty()
    for (const statement of statements) await sql.raw(statement).execute(database.db)
    await expect(migrate(database)).rejects.toThrow(new Error(sentence))
    const { rows } = await sql`select 1 from pg_tables where tablename in ('merchants', 'members')`.execute(database.db)
    expect(rows).toEqual([])
    await database.close()
  })
})
