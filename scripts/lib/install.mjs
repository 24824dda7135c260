import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Installs with the pinned pnpm when the lockfile changed since the last time. False when that failed.
 * @param {string} root */
export async function install(root) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex')
  const stamp = join(root, 'node_modules/.installed')
  if (existsSync(join(root, 'node_modules/node/bin/node')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return true
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  console.log(`• Installing with ${packageManager} (the first time takes a minute or two)`)
  const code = await new Promise((resolve) => {
    spawn('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
      .on('error', () => resolve(1))
      .on('exit', resolve)
  })
  if (code !== 0) console.error('Installing failed. Is the package registry reachable? Run `npx pnpm install` to see more.')
  else writeFileSync(stamp, lock)
  return code === 0
}
