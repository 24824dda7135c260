import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'

/**
 * Everything that defines a database, a line each, sorted: columns with types and defaults, constraints, indexes, triggers, functions, views,
 * sequences, and the rows that `schema/` inserts. Not the order of columns, and not the lists of migrations.
 */
export async function catalogueOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', 'column', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end,
        a.attidentity, a.attgenerated, pg_get_expr(d.adbin, d.adrelid)) as line
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'v') and ${isOurs(sql`c.relname`)}
    union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated) from pg_constraint
      -- From version 18 on, "not null" is a constraint too: it is in the line of its column.
      where connamespace = current_schema()::regnamespace and contype <> 'n' and ${isOurs(sql`conrelid::regclass::text`)}
    union all select concat_ws(' ', 'index', indexdef) from pg_indexes where schemaname = current_schema() and ${isOurs(sql`tablename`)}
    union all select concat_ws(' ', 'trigger', pg_get_triggerdef(oid), tgenabled) from pg_trigger where not tgisinternal
    union all select concat_ws(' ', 'function', pg_get_functiondef(oid)) from pg_proc where pronamespace = current_schema()::regnamespace
    union all select concat_ws(' ', 'view', viewname, definition) from pg_views where schemaname = current_schema()
    union all select concat_ws(' ', 'sequence', sequencename, data_type, start_value, min_value, max_value, increment_by, cycle)
      from pg_sequences where schemaname = current_schema()
    union all select concat_ws(' ', 'row', t) from register_rules t where merchant = ''
    union all select concat_ws(' ', 'row', t) from mobile_rules t where merchant = ''
    union all select concat_ws(' ', 'row', t) from service_contacts t where merchant = ''
    union all select concat_ws(' ', 'row', t) from villages t`.execute(db)
  return rows.map(({ line }) => line).toSorted()
}

const isOurs = (name: ReturnType<typeof sql>) => sql`${name} not in ('migrations', 'migration_lock', 'schema_migrations')`
