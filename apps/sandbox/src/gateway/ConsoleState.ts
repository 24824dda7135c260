import type { Database, Db } from '../db/openDatabase.ts'
import { type ConsoleSettings, defaults } from './ConsoleSettings.ts'

/** Maximum delay until a switch that is changed in one process reaches the others. */
const STALE_MS = 500

export interface ConsoleState {
  current(): ConsoleSettings
  /** Reads again what another process may have changed; free on the embedded database, which has one process. */
  refresh(): Promise<void>
  set<Key extends keyof ConsoleSettings>(key: Key, value: ConsoleSettings[Key]): Promise<void>
  reset(): Promise<void>
}

/** Console switches, read from the database and cached. */
export async function loadConsoleState({ db, engine }: Database): Promise<ConsoleState> {
  let settings = await read(db)
  let readAt = performance.now()
  const reload = async () => {
    readAt = performance.now()
    settings = await read(db)
  }
  return {
    current: () => settings,
    refresh: async () => {
      if (engine === 'postgres' && performance.now() - readAt > STALE_MS) await reload()
    },
    set: async (key, value) => {
      await db
        .insertInto('console_settings')
        .values({ key, value: JSON.stringify(value) })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
        .execute()
      await reload()
    },
    reset: async () => {
      await db.deleteFrom('console_settings').execute()
      await reload()
    },
  }
}

async function read(db: Db): Promise<ConsoleSettings> {
  const rows = await db.selectFrom('console_settings').selectAll().execute()
  return { ...defaults, ...Object.fromEntries(rows.map(({ key, value }) => [key, value])) }
}
