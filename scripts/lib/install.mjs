import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Installs with the pinned pnpm if the lockfile changed since the last time or a workspace, such as a brand, is new. False if that failed.
 * @param {string} root */
export async function install(root) {
  const stamp = join(root, 'node_modules/.installed')
  const installedStamp = existsSync(join(root, 'node_modules/node/bin/node')) && existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (installedStamp === stateOf(root)) return true
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  console.log(`• Installing with ${packageManager} (the first time takes a minute or two)`)
  const isInstalled = await pnpm(root, packageManager, modeFor(lockOf(root), workspacesOf(root)))
  if (isInstalled) writeFileSync(stamp, stateOf(root))
  else console.error('Installing failed. Is the package registry reachable? Run `npx pnpm install` to see more.')
  return isInstalled
}

/** The lockfile is frozen, and a mismatch fails; it may only be written for a workspace that it does not contain yet.
 * @param {string} lock
 * @param {string[]} workspaces */
export const modeFor = (lock, workspaces) =>
  workspaces.every((name) => lock.includes(`\n  ${name}:\n`)) ? '--frozen-lockfile' : '--no-frozen-lockfile'

/** A hash of everything that the installation depends on.
 * @param {string} root */
const stateOf = (root) => createHash('sha256').update(lockOf(root)).update(workspacesOf(root).join()).digest('hex')

/** @param {string} root */
const lockOf = (root) => readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')

/** @param {string} root */
const workspacesOf = (root) =>
  ['apps', 'packages']
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((name) => existsSync(join(root, name, 'package.json')))
    .sort()

/** True if the installation succeeded.
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
