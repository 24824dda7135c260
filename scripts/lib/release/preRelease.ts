// A pre-release from a clone of the committed state to a registry on this machine, and an empty project that installs it from there by its
// tag. Part of `npm run soak`: it builds, packs and installs everything, and downloads Verdaccio, which is not in the lockfile for this alone.
import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox } from '@platform/test-kit'
import { run, stopAll, stopOnSignals, stopWithUs } from '../processes.ts'
import { packedProject, publishedPackages } from './packedProject.ts'

const port = Number(process.env.PORT ?? 4964)
const registry = `http://127.0.0.1:${port}`
const folder = mkdtempSync(join(tmpdir(), 'pre-release-'))
const [clone, shop, project] = ['clone', 'registry', 'project'].map((name) => join(folder, name)) as [string, string, string]
const userConfig = join(folder, 'npmrc')
const env = {
  ...process.env,
  NODE_OPTIONS: undefined,
  NPM_CONFIG_USERCONFIG: userConfig,
  // Changesets tags what it has published.
  ...Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((who) => [
      [`GIT_${who}_NAME`, 'Release'],
      [`GIT_${who}_EMAIL`, 'release@example'],
    ]),
  ),
}

process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
stopOnSignals(1)
try {
  await step('git clone', 'git', ['clone', '--quiet', '--no-hardlinks', join(import.meta.dirname, '../../..'), clone], folder)
  await step('install', 'pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], clone)
  await startRegistry()
  const names = publishedPackages.map((name) => `@platform/${name}`)
  writeFileSync(join(clone, '.changeset/trial.md'), `---\n${names.map((name) => `'${name}': patch\n`).join('')}---\n\nA trial.\n`)
  await step('pre enter next', 'changeset', ['pre', 'enter', 'next'], clone)
  await step('version', 'changeset', ['version'], clone)
  await step('publish', 'changeset', ['publish'], clone)

  mkdirSync(project)
  process.env.NPM_CONFIG_USERCONFIG = userConfig
  const { install, runExample } = packedProject(project)
  await install(Object.fromEntries(names.map((name) => [name, 'next'])))
  for (const name of publishedPackages) {
    const [published, installed] = [join(clone, 'packages', name), join(project, 'node_modules/@platform', name)].map(versionIn)
    if (!/^\d+\.\d+\.\d+-next\.0$/.test(published ?? '') || published !== installed)
      throw new Error(`@platform/${name}: published ${published}, installed ${installed} by the tag next`)
    console.log(`@platform/${name}@next is ${installed}`)
  }
  const sandbox = await startSandbox()
  console.log(await runExample(sandbox.url))
  await sandbox.close()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
// Ends the registry too.
stopAll(Number(process.exitCode ?? 0))

function versionIn(path: string): string {
  return (JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as { version: string }).version
}

async function step(what: string, command: string, args: string[], cwd: string): Promise<void> {
  const { code, output, seconds } = await run(command, args, { cwd, env })
  console.log(`${`${seconds.toFixed(1)} s`.padStart(8)}  ${what}`)
  if (code !== 0) throw new Error(`${what} failed:\n${output.slice(-6000)}`)
}

/** Verdaccio with our scope alone, and a user's configuration that publishes to it. */
async function startRegistry(): Promise<void> {
  mkdirSync(shop)
  chmodSync(folder, 0o755)
  const packages = { '@platform/*': { access: '$all', publish: '$all' } }
  const config = { storage: './storage', auth: { htpasswd: { file: './htpasswd' } }, packages, log: { type: 'stdout', level: 'warn' } }
  writeFileSync(join(shop, 'config.yaml'), JSON.stringify(config))
  writeFileSync(userConfig, `@platform:registry=${registry}/\n//127.0.0.1:${port}/:_authToken=trial\n`)
  writeFileSync(join(shop, 'pnpm-workspace.yaml'), 'packages: []\n')
  // Its plugin names node-fetch by the tag "cjs", which not every mirror of the registry has.
  const pnpm = { overrides: { 'verdaccio-audit>node-fetch': '2.7.0' } }
  writeFileSync(join(shop, 'package.json'), JSON.stringify({ private: true, dependencies: { verdaccio: '6.10.4' }, pnpm }))
  await step('install Verdaccio', 'pnpm', ['install', '--prefer-offline', '--ignore-scripts'], shop)
  // With Node itself: the programs of node_modules/.bin are started through a shell, which a signal would end alone.
  const args = [join(shop, 'node_modules/verdaccio/bin/verdaccio'), '--config', 'config.yaml', '--listen', `127.0.0.1:${port}`]
  stopWithUs(spawn(process.execPath, args, { cwd: shop, env, stdio: 'ignore' }))
  for (let tries = 0; !(await answers()); tries++) {
    if (tries > 120) throw new Error('Verdaccio does not answer')
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

function answers(): Promise<boolean> {
  return fetch(`${registry}/-/ping`).then(
    ({ ok }) => ok,
    () => false,
  )
}
