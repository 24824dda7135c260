import { readFile, readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Database, Db } from './openDatabase.ts'

const folder = new URL('../../migrations/', import.meta.url)
/** Any fixed number: several processes that start on one database at once take turns. */
const LOCK = 4000

/** Applies every file of migrations/ that is new to this database, by name, those before `end` if it is given. Returns their names. */
export async function migrate({ db }: Pick<Database, 'db'>, end = '~'): Promise<string[]> {
  await db.transaction().execute(async (trx) => {
    await takeTurn(trx)
    await sql`create table if not exists schema_migrations (name text primary key)`.execute(trx)
  })
  const appliedNames = new Set(await seenMigrations(db))
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql') && name < end && !appliedNames.has(name)).sort()
  const newNames: string[] = []
  for (const name of names) {
    const statements = await readFile(new URL(name, folder), 'utf8')
    if (await apply(db, name, statements)) newNames.push(name)
  }
  return newNames
}

async function seenMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(db)
  return rows.map(({ name }) => name)
}

const takeTurn = (trx: Db) => sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx)

/** One file in one transaction: a half-applied migration cannot exist. */
function apply(db: Db, name: string, statements: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await takeTurn(trx)
    const earlierRun = await sql`select 1 from schema_migrations where name = ${name}`.execute(trx)
    if (earlierRun.rows.length > 0) return false
    for (const statement of splitStatements(statements)) await sql.raw(statement).execute(trx)
    await sql`insert into schema_migrations (name) values (${name})`.execute(trx)
    return true
  })
}

/** Cuts a file at the semicolons that end a line, but not inside a `$$` body. */
export function splitStatements(file: string): string[] {
  const statements: string[] = []
  let current = ''
  let inBody = false
  for (const line of file.split('\n')) {
    current += `${line}\n`
    if (line.split('$$').length % 2 === 0) inBody = !inBody
    if (!inBody && line.trimEnd().endsWith(';')) {
      statements.push(current.trim())
      current = ''
    }
  }
  return current.replaceAll(/^\s*--.*$/gm, '').trim() === '' ? statements : [...statements, current]
}
