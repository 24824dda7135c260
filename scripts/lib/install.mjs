import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Installs with the pinned pnpm if the lockfile changed since the last time or a workspace, such as a brand, is new. False if that failed.
 * @param {string} root */
export async function install(root) {
  const stamp = join(root, 'node_modules/.installed')
  const installedStamp = existsSync(join(root, 'node_modules/node/bin/node')) && existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (installedStamp === stateOf(root)) return true
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  console.log(`• Installing with ${packageManager.split('+')[0]} (the first time takes a minute or two)`)
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

/** True if the installation succeeded. The pinned pnpm is downloaded as a file, so that its hash is compared before anything of it runs.
 * @param {string} root
 * @param {string} packageManager
 * @param {string} mode */
async function pnpm(root, packageManager, mode) {
  const [version = '', hash = ''] = packageManager.split('+')
  const folder = mkdtempSync(join(tmpdir(), 'pnpm-'))
  try {
    const pack = ['pack', version, '--prefer-offline', '--ignore-scripts', '--silent', '--pack-destination', folder]
    if (!(await succeeds('npm', pack, folder))) return false
    const archive = join(folder, readdirSync(folder)[0] ?? '')
    if (!isPinned(readFileSync(archive), hash)) {
      console.error(`${version} is not the file that package.json pins: the registry sent another one. Nothing of it was run.`)
      return false
    }
    if (!(await succeeds('tar', ['-xzf', archive], folder))) return false
    const program = join(folder, 'package/bin/pnpm.cjs')
    return await succeeds(process.execPath, [program, 'install', mode, '--prefer-offline', '--reporter=append-only'], root)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Whether a file has the hash of `packageManager`, `sha512.` and its hexadecimal digits.
 * @param {Buffer} file
 * @param {string} hash */
export const isPinned = (file, hash) => hash === `sha512.${createHash('sha512').update(file).digest('hex')}`

/** @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 * @returns {Promise<boolean>} */
function succeeds(command, args, cwd) {
  return new Promise((resolve) => {
    spawn(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
      .on('error', () => resolve(false))
      .on('exit', (code) => resolve(code === 0))
  })
}
