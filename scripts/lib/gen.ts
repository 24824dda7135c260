import { spawnSync } from 'node:child_process'

// `npm run gen -- merchant` also works on a fresh clone: its dependencies are installed first.
process.exitCode = spawnSync('gen', ['run', ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1
