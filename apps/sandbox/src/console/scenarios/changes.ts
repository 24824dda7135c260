import type { Db } from '../../db/openDatabase.ts'
import type { Services } from '../../gateway/Services.ts'
import type { ConsoleSettings, OpenScenario, Switches } from '../../gateway/ConsoleSettings.ts'
import { setFlag } from '../setFlag.ts'
import { hasWithdrawals, switchWithdrawals } from '../switchWithdrawals.ts'

const keys = [
  'maintenance',
  'reopensAt',
  'upgrading',
  'region',
  'ip',
  'audience',
  'thirdPartySms',
  'imageCDNs',
  'latencyMs',
  'faults',
] as const

export interface Snapshot {
  switches: Pick<Switches, (typeof keys)[number]>
  flags: Record<string, boolean>
  rules: Record<string, unknown>
  withdrawals: boolean
}

/** Everything that a scenario may change. */
export async function snapshotOf({ console: state, database }: Services, merchant: string): Promise<Snapshot> {
  return {
    switches: structuredClone(switchesOf(state.current())),
    flags: await flagsOf(database.db, merchant),
    rules: await rulesOf(database.db, merchant),
    withdrawals: await hasWithdrawals(database.db, merchant),
  }
}

/** The changes between two moments. */
export function changesBetween(
  before: Snapshot,
  after: Snapshot,
): Pick<OpenScenario, 'added' | 'former' | 'flags' | 'rules' | 'withdrawals'> {
  const added: OpenScenario['added'] = {}
  const former: OpenScenario['former'] = {}
  for (const key of keys) {
    const [was, is] = [before.switches[key], after.switches[key]]
    if (isSame(was, is)) continue
    if (Array.isArray(was) && Array.isArray(is)) added[key] = is.filter((row) => !was.some((one) => isSame(one, row)))
    else former[key] = isMap(was) && isMap(is) ? formerValues(was, is) : was
  }
  const rules = Object.fromEntries(Object.entries(before.rules).filter(([rule, value]) => !isSame(after.rules[rule], value)))
  const withdrawals = before.withdrawals === after.withdrawals ? undefined : before.withdrawals
  return {
    added,
    former,
    rules,
    withdrawals,
    flags: Object.fromEntries(Object.entries(before.flags).filter(([flag, on]) => after.flags[flag] !== on)),
  }
}

/** Restores what the scenario changed, and nothing that others changed meanwhile. */
export async function undoChanges(
  services: Services,
  { added, former, flags, rules = {}, withdrawals, merchant }: OpenScenario,
): Promise<void> {
  const { console: state, database } = services
  for (const key of keys) {
    const [rows, value] = [added[key], former[key]]
    const now = state.current()[key]
    // Both values were read from this switch.
    const restore = (former: unknown) => state.set(key, former as never)
    if (rows && Array.isArray(now)) await restore(now.filter((row) => !rows.some((one) => isSame(one, row))))
    if (value !== undefined) await restore(isMap(value) && isMap(now) ? withValues(now, value) : value)
  }
  for (const [flag, on] of Object.entries(flags)) await setFlag(database.db, { merchant, flag, on })
  if (withdrawals !== undefined) await switchWithdrawals(database.db, { merchant, on: withdrawals })
  if (Object.keys(rules).length > 0)
    await database.db.updateTable('withdraw_settings').set(rules).where('merchant', '=', merchant).execute()
}

/** By brand. A missing value is null, as it is stored. */
type ByName = Record<string, unknown>
const isMap = (value: unknown): value is ByName => typeof value === 'object' && value !== null && !Array.isArray(value)

const formerValues = (was: ByName, is: ByName): ByName =>
  Object.fromEntries(
    Object.keys({ ...was, ...is })
      .filter((name) => !isSame(was[name], is[name]))
      .map((name) => [name, was[name] ?? null]),
  )

const withValues = (now: ByName, former: ByName): ByName =>
  Object.fromEntries(Object.entries({ ...now, ...former }).filter(([, value]) => value !== null))

const switchesOf = (settings: ConsoleSettings) => Object.fromEntries(keys.map((key) => [key, settings[key]])) as Snapshot['switches']

/** Rows with an id are compared by id: sessions are added to a fault later. */
const isSame = (a: unknown, b: unknown) => JSON.stringify(idOr(a)) === JSON.stringify(idOr(b))

const idOr = (value: unknown) => (isMap(value) && typeof value.id === 'string' ? value.id : value)

const rulesOf = (db: Db, merchant: string): Promise<Record<string, unknown>> =>
  db.selectFrom('withdraw_settings').selectAll().where('merchant', '=', merchant).executeTakeFirstOrThrow()

async function flagsOf(db: Db, merchant: string): Promise<Record<string, boolean>> {
  const row = await db.selectFrom('merchants').select('whitelabel').where('code', '=', merchant).executeTakeFirstOrThrow()
  const { flags, promotions } = row.whitelabel
  return { ...flags, ...Object.fromEntries(Object.entries(promotions).map(([key, { enabled }]) => [key, enabled])) }
}
