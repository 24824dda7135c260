import type { Database, Db } from '../db/openDatabase.ts'
import type { OpenScenario } from './scenarios/changes.ts'
import type { SignInLink } from './scenarios/signInLinks.ts'

/** What a fault does to the calls it matches. `cut` sends half an answer, `drop` none, `empty` one whose lists have no rows; `after` lets the effect happen first. */
export interface Fault {
  id: string
  /** `*` stands for anything: `/wps/relay/*`. */
  path: string
  method?: string
  kind: 'drop' | 'delay' | 'error' | 'garble' | 'cut' | 'empty'
  when: 'before' | 'after'
  /** For `delay`. */
  delayMs?: number
  /** How often it strikes; absent = until removed. */
  times?: number
  /** Only calls from this client address; absent = everybody's. */
  address?: string
}

/** Switches of the QA console, shared by all processes of a database. */
export interface ConsoleSettings {
  /** Merchants (brands) under maintenance. */
  maintenance: string[]
  /** When a closed merchant expects to be back, by brand. */
  reopensAt: Partial<Record<string, number>>
  /** Merchants (brands) whose calls wait for an upgrade; their site stays up. */
  upgrading: string[]
  /** Merchants (brands) that refuse this region. */
  region: string[]
  /** Merchants (brands) that refuse every address. */
  ip: string[]
  /** Brands whose site is for members only, or for agents only; by brand. */
  audience: Partial<Record<string, 'members' | 'agents'>>
  /** Brands whose SMS codes a third party sends and checks. */
  thirdPartySms: string[]
  latencyMs: number
  faults: Fault[]
  /** Added to the machine's clock. */
  clockOffsetMs: number
  /** What open scenarios changed. */
  scenarios: OpenScenario[]
  signInLinks: SignInLink[]
  /** The simulated bank does not answer. */
  bankDown: boolean
}

const defaults: ConsoleSettings = {
  maintenance: [],
  reopensAt: {},
  upgrading: [],
  region: [],
  ip: [],
  audience: {},
  thirdPartySms: [],
  latencyMs: 0,
  faults: [],
  clockOffsetMs: 0,
  scenarios: [],
  signInLinks: [],
  bankDown: false,
}
/** With several processes a switch turned in one reaches the others this late at most. */
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
