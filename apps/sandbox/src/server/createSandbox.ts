import { join } from 'node:path'
import { hasDemoMembers, lifeCost, testCost } from '../account/exports.ts'
import { createCallLog } from '../gateway/callLog.ts'
import { createSessionCache } from '../gateway/sessionCache.ts'
import type { ConsoleAccess } from '../console/consoleAccess.ts'
import { loadConsoleState } from '../gateway/ConsoleState.ts'
import type { ListedScenario } from '../console/scenarios/Scenario.ts'
import { migrate } from '../db/migrate.ts'
import { emptyTables } from '../db/emptyTables.ts'
import { openDatabase, type Database, type Db } from '../db/openDatabase.ts'
import { openPayments, type PaymentsOptions } from './openPayments.ts'
import type { PaymentService } from '../paymentService/exports.ts'
import { createDrawClock, memberOfPage } from '../lottery/exports.ts'
import { enterCpfs } from '../security/exports.ts'
import { impede } from '../protection/exports.ts'
import { openAgentRates, settleAgentRebates } from '../agents/exports.ts'
import { waitingKinds } from '../contracts/exports.ts'
import { auditLedger } from './auditLedger.ts'
import { configureMerchants } from './configureMerchants.ts'
import {
  sandboxIdentity,
  sandboxPlace,
  sandboxRegistry,
  type IdentityService,
  type PersonRegistry,
  type Place,
} from '../registry/exports.ts'
import { createApp } from './createApp.ts'
import type { Demo } from './Demo.ts'
import type { RequestInfo } from '../gateway/RequestInfo.ts'
import { loadKeyRing } from '../gateway/keyRing.ts'
import { createFloods } from '../gateway/floods.ts'
import { loadMerchants, type SandboxMerchant } from '../gateway/merchants.ts'
import type { Services } from '../gateway/Services.ts'
import { createShared } from '../gateway/shared.ts'
import { nearestLimit } from '../limits/exports.ts'
import { noDemo } from './noDemo.ts'
import { startClocks } from './startClocks.ts'
import { createTraffic, trafficLimits, type TrafficLimits } from '../gateway/traffic.ts'
import { loadVault } from '../gateway/vault.ts'

export interface SandboxOptions {
  merchants: SandboxMerchant[]
  /** Where browsers find the gateway, `http://127.0.0.1:4000`: game pages live there. */
  origin: string
  /** Folder for all data; undefined = in memory, lost at close. */
  data?: string
  /** A real Postgres instead of the embedded one. Several processes may share it. */
  databaseUrl?: string
  /** Initial content of a new embedded database: saves the time to create and migrate one. */
  dump?: Blob
  /** An open database; the sandbox closes it. */
  database?: Database
  /** The same seed makes the same games, members and records. `small` = a tenth of the history. */
  seed?: string | number
  /** Cheap password hashing, a client address per test (`X-Test-Address`), new members on demand. */
  testMode?: boolean
  /** Milliseconds; the console's offset is added. */
  clock?: () => number
  /** Longest transaction of a keyed call. */
  transactionMs?: number
  /** Fills a new database and has the pictures of its games; without one, the operator fills it. */
  demo?: Demo
  /** If false, a new database gets games and content, but no demo members. */
  people?: boolean
  /** If false, it refuses to open with demo members, whose passwords are public. */
  demoMembers?: boolean
  /** Built pages of apps/play. */
  playDir?: string
  /** Limits of parallel work, if not the server's defaults. */
  traffic?: Partial<TrafficLimits>
  /** Who may use the QA console; default: this machine only. */
  console?: ConsoleAccess
  /** 32 bytes that the gateway's own key is sealed with; without them it is stored unencrypted, with the data. */
  vaultKey?: Buffer
  /** Who reviews the pictures of identity checks; default: the operator's desk. */
  identityService?: IdentityService
  /** Who may bet in the market; default: everyone but those that the console names. */
  registry?: PersonRegistry
  /** Where addresses come from; default: a table of ranges. */
  place?: Place
  /** Where deposits come from; default: the simulated bank. */
  paymentService?: PaymentService
  /** How webhooks of the simulated bank reach the gateway; without it they stay in the process. */
  postWebhook?(request: Request): Promise<Response>
  /** Address of Storybook, undefined if it is off. */
  storybookPort?: number
  /** Content of the console's page of scenarios. */
  scenarios?: readonly ListedScenario[]
}

export interface Sandbox {
  /** The complete gateway as a web-standard handler: /wps, /lgw, /play, /console, pictures, /healthz. */
  fetch(request: Request, info?: RequestInfo): Promise<Response>
  /** The services, for tests and for routes outside the gateway. */
  services: Services
  /** Stops the gateway's timers and background work, and waits for running work to finish: for tests that compare states. */
  pause(): Promise<void>
  close(): Promise<void>
}

/** Opens, migrates and seeds the database, then answers. Ready when the promise resolves. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const database = options.database ?? (await openDatabase({ ...options, folder: options.data && join(options.data, 'database') }))
  try {
    await migrate(database)
    if (options.demoMembers === false) await refuseDemoMembers(database.db, options)
    // Set once the services that it acts on exist.
    let act = async () => {}
    const webhooks = { post: options.postWebhook ?? ((request: Request) => app.fetch(request)), wake: () => act() }
    const services = await startServices(database, options, webhooks)
    await fillDatabase(services, options)
    services.merchants = await loadMerchants(database.db, options.merchants)
    services.impede = (memberId) => impede(services, memberId)
    services.reseed = () => reseed(services, options)
    const app = createApp(services, { ...options, pictures: await (options.demo ?? noDemo).pictures(database.db) })
    const clocks = startClocks(services, options.identityService ?? sandboxIdentity(services.console))
    act = clocks.act
    const close = async () => {
      await clocks.pause()
      await database.close()
    }
    return { fetch: app.fetch, services, pause: clocks.pause, close }
  } catch (error) {
    await database.close()
    throw error
  }
}

async function refuseDemoMembers(db: Db, { demo, people }: SandboxOptions): Promise<void> {
  const remedy = 'Their passwords are public. DEMO_MEMBERS=on allows them; without CONSOLE=off and TRUSTED_PROXY it is for this machine.'
  if (demo && people !== false) throw new Error(`A new merchant would get demo members: set SANDBOX_SEED=none. ${remedy}`)
  if (await hasDemoMembers(db)) throw new Error(`The database has demo members: use a new one, filled with SANDBOX_SEED=none. ${remedy}`)
}

async function startServices(
  database: Database,
  options: SandboxOptions,
  webhooks: Pick<PaymentsOptions, 'post' | 'wake'>,
): Promise<Services> {
  const state = await loadConsoleState(database)
  const clock = options.clock ?? Date.now
  const now = () => Math.round(clock() + state.current().clockOffsetMs)
  const vault = await loadVault(database.db, options.vaultKey)
  const shared = createShared()
  return {
    database,
    console: state,
    keys: await loadKeyRing(database.db, now),
    vault,
    merchants: { find: () => undefined, all: () => [] },
    shared,
    traffic: createTraffic({ ...trafficLimits, ...options.traffic }),
    floods: createFloods(),
    draws: createDrawClock({ database, vault, shared, now }),
    sessions: createSessionCache(),
    ...(options.console?.mode !== 'off' && { callLog: createCallLog(5000) }),
    payments: await openPayments({ database, vault, state, now, service: options.paymentService, ...webhooks }),
    registry: options.registry ?? sandboxRegistry(state),
    place: options.place ?? sandboxPlace(state),
    now,
    origin: options.origin,
    audit: auditLedger,
    memberOfPage,
    lookOf: (options.demo ?? noDemo).lookOf,
    nearestLimit,
    waitingContracts: waitingKinds,
    hashCost: options.testMode ? testCost : lifeCost,
    transactionMs: options.transactionMs ?? 20_000,
    testMode: options.testMode ?? false,
    impede: async () => {},
    reseed: async () => {},
  }
}

async function reseed(services: Services, options: SandboxOptions): Promise<void> {
  // First: the seed's times are those of the machine's clock.
  await services.console.reset()
  await services.draws.idle()
  await services.database.db.transaction().execute(async (trx) => {
    await emptyTables(trx)
    await fillTables(trx, services, options)
  })
  await settleAgentRebates(services.database.db, services.now(), services.merchants)
  await enterCpfs({ db: services.database.db, vault: services.vault, now: services.now })
  services.shared.clear()
}

/**
 * Name, settings and flags of a merchant follow its configuration at each start, unless the console changed the flags; a merchant without
 * data is seeded, once, completely or not at all.
 */
async function fillDatabase(services: Services, options: SandboxOptions): Promise<void> {
  const { db } = services.database
  // The seed's agents have been paid for its last days before the first caller reads.
  if (await db.transaction().execute((trx) => fillTables(trx, services, options)))
    await settleAgentRebates(db, services.now(), services.merchants)
  await enterCpfs({ db, vault: services.vault, now: services.now })
}

async function fillTables(
  trx: Db,
  { now, hashCost, vault }: Services,
  { merchants, seed = 'platform', demo = noDemo, people }: SandboxOptions,
): Promise<boolean> {
  const newMerchants = await configureMerchants(trx, merchants)
  if (newMerchants.length > 0)
    await demo.seed(trx, { merchants: newMerchants, seed: String(seed), now: now(), hashCost, vault, small: seed === 'small', people })
  // After the seed: its agents have rates too.
  for (const merchant of merchants) await openAgentRates(trx, merchant, { now: now(), isFresh: newMerchants.includes(merchant) })
  return newMerchants.length > 0
}
