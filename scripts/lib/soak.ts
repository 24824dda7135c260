import { run, stopOnSignals } from './processes.ts'

// Long versions of tests that are short in `npm test`: the `soak` script of every package that has one, in series; then restarts under load
// behind nginx, the first day of newcomers, and the engines that Playwright does not drive.
const runs: string[][] = [
  ['pnpm', '--recursive', '--workspace-concurrency=1', '--if-present', 'run', 'soak'],
  ['vitest', 'run', 'scripts/checks/hosting/rollingRestart'],
  [process.execPath, '--conditions=@platform/source', 'scripts/lib/newcomers.ts'],
  ...['firefox', 'webkit'].map((engine) => [process.execPath, '--conditions=@platform/source', 'scripts/lib/e2e.ts', '--engine', engine]),
]
stopOnSignals(1)
for (const [command = '', ...args] of runs) {
  const { code } = await run(command, args, { echo: true, env: { ...process.env, ROLLING_RESTARTS: '5' } })
  if (code !== 0) process.exitCode = code
}
