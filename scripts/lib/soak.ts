import { spawnSync } from 'node:child_process'

// The long versions of what `npm test` runs short: every package with a `soak` script, one after the other; then restarts under load behind
// nginx, the first day of newcomers, and the engines that Playwright does not drive.
const runs: string[][] = [
  ['pnpm', '--recursive', '--workspace-concurrency=1', '--if-present', 'run', 'soak'],
  ['vitest', 'run', 'scripts/checks/hosting/rollingRestart'],
  [process.execPath, '--conditions=@platform/source', 'scripts/lib/newcomers.ts'],
  ...['firefox', 'webkit'].map((engine) => [process.execPath, '--conditions=@platform/source', 'scripts/lib/e2e.ts', '--engine', engine]),
]
for (const [command = '', ...args] of runs) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ROLLING_RESTARTS: '5' } })
  if (status !== 0) process.exitCode = status ?? 1
}
