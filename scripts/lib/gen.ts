import { spawnSync } from 'node:child_process'

// `npm run gen -- merchant` on a fresh clone too: what it runs on is installed by then.
process.exitCode = spawnSync('gen', ['run', ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1
