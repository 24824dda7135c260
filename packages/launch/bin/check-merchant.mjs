#!/usr/bin/env node
// Starts every build of a brand, so it runs the sources under their own condition: no package may be built yet.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const cli = fileURLToPath(new URL('../src/cli.ts', import.meta.url))
const { status } = spawnSync(process.execPath, ['--conditions=@platform/source', cli, ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(status ?? 1)
