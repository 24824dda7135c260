import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { createSandbox, type Demo, type SandboxMerchant } from '@platform/sandbox'
import { cachedDump, engine, migratedDump, stateOfMigrations } from '@platform/sandbox/dumps'

/** The open draws and running offers of an older seed would have ended. */
const MAX_AGE = 3_600_000

/**
 * A dump of a new gateway in test mode with the seed of these merchants: a gateway that starts from it is ready in a tenth of the time. It
 * is like a gateway that was restarted within the hour; rebuilt when the sources of the gateway, the SDK or the demo change. Contains the gateway's keys.
 */
export async function seededDump(demo: Demo, merchants: SandboxMerchant[], seed: string): Promise<Blob> {
  const state = await stateOfMigrations(engine, ...sources())
  const brands = createHash('sha256')
    .update(JSON.stringify([seed, merchants]))
    .digest('hex')
    .slice(0, 8)
  // The day in the gateway's zone: rows seeded before midnight belong to yesterday.
  const day = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Sao_Paulo' })
  // Two kinds: the tests of screens and the journeys run on one machine, and each would remove the other's dump.
  const kind = seed === 'small' ? 'seeded' : 'seededFully'
  return cachedDump({ kind, state: `${day}-${state}-${brands}`, make: () => make(demo, merchants, seed), maxAge: MAX_AGE })
}

function sources(): string[] {
  const folder = join(import.meta.dirname, '../../..')
  return globSync(['apps/sandbox/src/**/*.ts', 'packages/{demo,sdk}/src/**/*.ts'], { cwd: folder })
    .filter((file) => !file.includes('.test.'))
    .toSorted()
    .map((file) => join(folder, file))
}

async function make(demo: Demo, merchants: SandboxMerchant[], seed: string): Promise<Blob> {
  const sandbox = await createSandbox({ demo, merchants, dump: await migratedDump(), seed, testMode: true, origin: 'http://127.0.0.1' })
  await sandbox.pause()
  const { database } = sandbox.services
  await sql`checkpoint`.execute(database.db)
  const dump = await database.dump!()
  await sandbox.close()
  return dump
}
