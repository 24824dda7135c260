import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'

/** Tables with rows from `schema/` or migrations, or of the template. */
const stay = ['crypto_keys', 'migrations', 'migration_lock', 'register_rules', 'mobile_rules', 'service_contacts', 'villages']

/**
 * Removes every row that its template does not have and restarts the sequences. Returns a digest of the remaining tables and rows: two digests that
 * differ mean different databases.
 */
export const clearDatabase = (db: Db): Promise<string> =>
  db.transaction().execute(async (trx) => {
    // Without triggers and foreign keys, so that rows can be removed in any order.
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql
      .raw(`do $$ declare name text; begin
        for name in select tablename from pg_tables where schemaname = 'public' and tablename <> all ('{${stay.join()}}') loop
          execute format('delete from %I', name);
        end loop;
        delete from register_rules where merchant <> '';
        delete from mobile_rules where merchant <> '';
        for name in select sequencename from pg_sequences where schemaname = 'public' and last_value is not null loop
          execute format('alter sequence %I restart', name);
        end loop;
      end $$`)
      .execute(trx)
    const rows = stay.map(
      (name) => sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as part from ${sql.table(name)} t`,
    )
    const { rows: marks } = await sql<{ mark: string }>`
      select md5(string_agg(part, '#')) as mark from (
        ${sql.join(rows, sql` union all `)}
        union all select concat(count(*), ' ', max(oid)) from pg_class
        union all select string_agg(concat(oid, tgenabled), ' ' order by oid) from pg_trigger
        union all select concat(count(*), ' ', max(oid)) from pg_constraint
        union all select concat(count(*), ' ', max(oid)) from pg_proc
        union all select md5(string_agg(concat(attrelid, attname), ' ' order by attrelid, attnum)) from pg_attribute
        union all select (pg_database_size(current_database()) > 30e6)::text
      ) as parts`.execute(trx)
    return marks[0]!.mark
  })
