#!/usr/bin/env node
// At the start of a build, whatever conditions that has: the sources, with nothing built.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const cli = fileURLToPath(new URL('../src/cli.ts', import.meta.url))
const { status } = spawnSync(process.execPath, ['--conditions=@platform/source', cli, ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(status ?? 1)
