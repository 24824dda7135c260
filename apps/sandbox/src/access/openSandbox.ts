import { fileSandbox } from '../testing/fileSandbox.ts'

/** A file's sandbox whose first brand has every way of registering, signing in and recovering switched on: no call is closed by its feature. */
export async function openSandbox() {
  const sandbox = await fileSandbox()
  for (const flag of ['USERNAMEREG3', 'MOBILEREG3', 'MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3']) {
    await sandbox.console('flags', { merchant: 'ipanema', flag, on: true })
  }
  return sandbox
}
