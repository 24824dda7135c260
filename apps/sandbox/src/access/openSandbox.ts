import { migratedDump } from '../dumps/migratedDump.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'

/**
 * A test file's sandbox. Its first brand has every flag on that gates a call: ways of registering, signing in and recovering, transfers,
 * rebates.
 */
export async function openSandbox() {
  // Embedded: comparing every table between two requests is cheapest with one connection.
  const sandbox = await fileSandbox({ dump: await migratedDump() })
  for (const flag of ['USERNAMEREG3', 'MOBILEREG3', 'MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3', 'AGETRANSFERUP3', 'MANPLAYREB3', 'PLYRBT']) {
    await sandbox.console('flags', { merchant: 'ipanema', flag, on: true })
  }
  return sandbox
}
