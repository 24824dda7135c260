import { openDatabase } from '../db/openDatabase.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { addOffers } from './rewardRows.ts'

/**
 * A test file's sandbox. Its first brand has every flag on that gates a call: ways of registering, signing in and recovering, transfers,
 * rebates.
 */
export async function openSandbox() {
  // One connection: each further one reads the schema of every table that is compared between two requests. Embedded took a third longer.
  const sandbox = await fileSandbox({ database: await openDatabase({ databaseUrl: await testDatabase(), poolSize: 1 }) })
  for (const flag of ['USERNAMEREG3', 'MOBILEREG3', 'MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3', 'AGETRANSFERUP3', 'MANPLAYREB3', 'PLYRBT']) {
    await sandbox.console('flags', { merchant: 'ipanema', flag, on: true })
  }
  await addOffers(sandbox)
  return sandbox
}
