import { join } from 'node:path'
import { isNew } from '../db/openDatabase.ts'
import { migratedDump } from '../db/dumps/migratedDump.ts'
import type { SandboxMerchant } from '../gateway/merchants.ts'
import type { Demo } from './Demo.ts'
import type { ServerSettings } from './settings.ts'

/** A dump of this machine that a new embedded database begins with: it saves two thirds of the time of a first start. */
export async function initialContent(
  { data, databaseUrl, testMode, people, seed, vaultKey }: ServerSettings,
  merchants: SandboxMerchant[],
  demo: Pick<Demo, 'dump'> = {},
): Promise<Blob | undefined> {
  if (databaseUrl || !isNew(join(data, 'database'))) return undefined
  // Gateways that begin with one seeded dump have the same keys, which no `VAULT_KEY` seals: only those of tests may.
  return (testMode && people && !vaultKey && demo.dump?.(merchants, seed)) || migratedDump()
}
