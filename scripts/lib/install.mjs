import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Installs with the pinned pnpm when a lockfile or a package.json changed since the last time, as a new brand does. False when that failed.
 * @param {string} root */
export async function install(root) {
  const stamp = join(root, 'node_modules/.installed')
  const stamped = existsSync(join(root, 'node_modules/node/bin/node')) && existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (stamped === stateOf(root)) return true
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  console.log(`• Installing with ${packageManager} (the first time takes a minute or two)`)
  // What the lockfile says first; it only does not suffice where a workspace is new.
  const isInstalled = (await pnpm(root, packageManager, '--frozen-lockfile')) || (await pnpm(root, packageManager, '--no-frozen-lockfile'))
  if (isInstalled) writeFileSync(stamp, stateOf(root))
  else console.error('Installing failed. Is the package registry reachable? Run `npx pnpm install` to see more.')
  return isInstalled
}

/** What an installation depends on, in one hash.
 * @param {string} root */
function stateOf(root) {
  const manifests = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`),
  )
  const hash = createHash('sha256')
  for (const file of ['pnpm-lock.yaml', 'package.json', 'e2e/package.json', ...manifests.sort()]) {
    if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

/** True where it installed.
 * @param {string} root
 * @param {string} packageManager
 * @param {string} mode */
function pnpm(root, packageManager, mode) {
  return new Promise((resolve) => {
    spawn('npx', ['--yes', packageManager, 'install', mode, '--prefer-offline', '--reporter=append-only'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
      .on('error', () => resolve(false))
      .on('exit', (code) => resolve(code === 0))
  })
}
