import { spawnSync } from 'node:child_process'

// The long runs of what `npm test` runs short: every package that has a `soak` script, one after the other.
const { status } = spawnSync('pnpm', ['--recursive', '--workspace-concurrency=1', '--if-present', 'run', 'soak'], { stdio: 'inherit' })
process.exitCode = status ?? 1
