import { oldestBinaries } from '../../apps/sandbox/src/testing/installedPostgres.ts'
import { run, stopOnSignals } from './processes.ts'

/** Journeys that are longer with `WALKS=all` (`e2e/support/walks.ts`). */
const walks = ['everywhere', 'spoken']

// Long versions of tests that are short in `npm test`: the `soak` script of every package that has one, in series; then restarts under load
// behind nginx, the first day of newcomers, a pre-release to a registry on this machine, walks through every screen in every brand, the
// engines that Playwright does not drive, and money and migrations on the oldest Postgres.
const runs: string[][] = [
  ['pnpm', '--recursive', '--workspace-concurrency=1', '--if-present', 'run', 'soak'],
  ['turbo', 'run', 'build', '--filter=@platform/storybook', '--output-logs=errors-only'],
  ['vitest', 'run', 'scripts/checks/hosting/rollingRestart'],
  [process.execPath, '--conditions=@platform/source', 'tools/newcomers/src/newcomers.ts'],
  [process.execPath, '--conditions=@platform/source', 'scripts/lib/release/preRelease.ts'],
  ['env', 'WALKS=all', process.execPath, '--conditions=@platform/source', 'scripts/lib/e2e.ts', ...walks],
  ...['firefox', 'webkit'].map((engine) => [process.execPath, '--conditions=@platform/source', 'scripts/lib/e2e.ts', '--engine', engine]),
]
const binaries = oldestBinaries()
const testsOnOldest = [
  'pnpm',
  '--filter',
  '@platform/sandbox',
  'exec',
  'vitest',
  'run',
  'src/db/schema.test.ts',
  'src/ledger',
  'src/payments',
  'src/withdrawals',
  'src/transfers',
]
if (binaries) runs.push(['env', `POSTGRES_BINARIES=${binaries}`, ...testsOnOldest])
else console.log('PostgreSQL 15 is not installed: money and migrations are not tested on it.')
stopOnSignals(1)
for (const [command = '', ...args] of runs) {
  const { code } = await run(command, args, { echo: true, env: { ...process.env, ROLLING_RESTARTS: '5' } })
  if (code !== 0) process.exitCode = code
}
