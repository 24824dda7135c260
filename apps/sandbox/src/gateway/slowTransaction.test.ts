import { launchGame } from '@platform/sdk/games'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { oldestBinaries } from '../testing/installedPostgres.ts'
import { startPostgres, type RealPostgres } from '../testing/startPostgres.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { claim, hold } from './idempotency.ts'
import { startTestSandbox } from '../testing/startTestSandbox.ts'
import { untilAsleep } from '../testing/untilAsleep.ts'

// A real Postgres: the embedded one serves no other query during a transaction, so the fault could not occur.
/** How long the transaction is held. `npm run soak` waits the full minute; otherwise the gateway's clock jumps over the rest of it. */
const HELD_MS = Number(process.env.HELD_MS ?? 1500)
const MINUTE = 60_000

/** A gateway whose launches take their time inside the transaction. */
async function slowGateway(transactionMs: number, databaseUrl?: string) {
  const time = { ahead: 0 }
  const gateway = await startTestSandbox({
    databaseUrl: databaseUrl ?? (await testDatabase()),
    transactionMs,
    clock: () => Date.now() + time.ahead,
  })
  await sql`create function doze() returns trigger language plpgsql as 'begin perform pg_sleep(${sql.raw(String(HELD_MS / 1000))}); return new; end'`.execute(
    gateway.db,
  )
  await sql`create trigger doze after insert on launch_tickets for each row execute function doze()`.execute(gateway.db)
  const { token } = await gateway.member()
  const launch = () =>
    gateway.call(launchGame, { nodeId: 'slot-1', backUrl: 'http://127.0.0.1:4201/' }, { token, key: 'slow-of-22-characters-' })
  const stateOf = async () =>
    (await gateway.send('GET', '/wps/transaction/status?key=slow-of-22-characters-', { token })).body.value.state as string
  const effects = async () => (await gateway.db.selectFrom('launch_tickets').selectAll().execute()).length
  return { ...gateway, time, launch, stateOf, effects }
}

test(
  '[7] a transaction that is longer than its claim has one effect; retries and status calls meanwhile are answered "running"',
  async () => {
    const { db, time, launch, stateOf, effects, close } = await slowGateway(3 * MINUTE)
    const first = launch()
    await untilAsleep(db)
    time.ahead = MINUTE - HELD_MS
    const retries = await Promise.all(Array.from({ length: 20 }, launch))
    expect(new Set(retries.map(({ status, body }) => `${status} ${body.errorCode}`))).toEqual(new Set(['409 idempotency.running']))
    expect(await stateOf()).toBe('running')
    const { status, body } = await first
    expect(status).toBe(200)
    expect((await launch()).body).toEqual(body)
    expect([await stateOf(), await effects()]).toEqual(['applied', 1])
    await close()
  },
  4 * MINUTE,
)

const oldest = oldestBinaries()

describe.each([
  { version: 'the embedded Postgres', binaries: undefined },
  { version: oldest ? 'PostgreSQL 15' : 'PostgreSQL 15 (not checked: it is not installed)', binaries: oldest },
])('$version', ({ version, binaries }) => {
  const isMissing = version !== 'the embedded Postgres' && !binaries
  let server: RealPostgres | undefined
  beforeAll(async () => {
    if (binaries) server = await startPostgres({ binaries })
  }, MINUTE)
  afterAll(() => server?.stop())
  let databases = 0
  const ownDatabase = () => server?.database(`slow_${++databases}`)

  test.skipIf(isMissing)(
    '[7] Postgres ends a transaction that exceeds its timeout: it has no effect, and the same key may be retried',
    async () => {
      const { db, launch, stateOf, effects, close } = await slowGateway(300, await ownDatabase())
      const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      expect(await launch()).toMatchObject({ status: 500, body: { errorCode: 'server.error' } })
      report.mockRestore()
      expect([await stateOf(), await effects()]).toEqual(['unknown', 0])
      await sql`drop trigger doze on launch_tickets`.execute(db)
      expect([(await launch()).status, await effects()]).toEqual([200, 1])
      await close()
    },
    MINUTE,
  )

  test.skipIf(isMissing)(
    '[7] Postgres ends a transaction whose process hangs between two statements, and its locks with it',
    async () => {
      const { sandbox, db, close } = await slowGateway(300, await ownDatabase())
      const { services } = sandbox
      const request = {
        merchant: 'ipanema',
        owner: 'guest',
        key: 'hung-of-22-characters-',
        call: 'none',
        payload: {},
        now: services.now(),
        vault: services.vault,
      }
      const attempt = await claim(db, request)
      if (typeof attempt !== 'number') throw new Error('The key is new')
      const hungTransaction = db.transaction().execute(async (trx) => {
        await hold(trx, { ...request, attempt }, services)
        // Another connection waits for the lock of this transaction: forever without a timeout.
        await sql`update idempotency_keys set locked_until = 0 where key = 'hung-of-22-characters-'`.execute(db)
        await sql`select 1`.execute(trx)
      })
      await expect(hungTransaction).rejects.toThrow()
      expect(await db.selectFrom('idempotency_keys').select('locked_until').where('key', '=', 'hung-of-22-characters-').execute()).toEqual([
        { locked_until: 0 },
      ])
      await close()
    },
    MINUTE,
  )
})
