// `pnpm licences` lists the licence of every installed package except ours, and the packages that run scripts at install. Uses no network.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const store = join(root, 'node_modules/.pnpm')

export interface InstalledPackage {
  name: string
  version: string
  /** SPDX expression declared by the package; '' if it declares none. */
  licence: string
  /** Runs a script when it is installed. */
  installs: boolean
}

interface Manifest {
  name: string
  version: string
  license?: unknown
  licenses?: unknown
  scripts?: Record<string, string>
}

/** Every package in the store, direct and transitive. */
export function installedPackages(): InstalledPackage[] {
  return readdirSync(store).flatMap((entry) => {
    const folder = join(store, entry, 'node_modules', nameOf(entry))
    if (!existsSync(join(folder, 'package.json'))) return []
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
    const installs =
      ['preinstall', 'install', 'postinstall'].some((script) => manifest.scripts?.[script]) || existsSync(join(folder, 'binding.gyp'))
    return [{ name: manifest.name, version: manifest.version, licence: licenceOf(manifest), installs }]
  })
}

/** Packages that the lockfile installs on every machine, as `name@version`. */
export function lockedPackages(): string[] {
  const [, snapshots = ''] = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8').split('\nsnapshots:\n')
  return snapshots.split('\n\n').flatMap((block) => {
    const [, id] = /^\s*'?(@?[^@':\s]+@[^('\s:]+)/.exec(block) ?? []
    return id && !block.includes('\n    optional: true') ? [id] : []
  })
}

/** `@scope+name@1.0.0_peer@2` → `@scope/name`. */
const nameOf = (entry: string): string => (/^(@?[^@]+)@/.exec(entry)?.[1] ?? entry).replace('+', '/')

function licenceOf({ license, licenses }: Manifest): string {
  const entries = [license ?? licenses ?? []].flat() as (string | { type?: string })[]
  return entries.map((one) => (typeof one === 'string' ? one : (one.type ?? ''))).join(' OR ')
}

if (import.meta.main) {
  const packages = installedPackages()
  for (const licence of [...new Set(packages.map((one) => one.licence))].sort()) {
    const of = packages.filter((one) => one.licence === licence).map(({ name, version }) => `${name}@${version}`)
    console.log(`${licence || 'says nothing'} (${of.length})\n  ${of.join(' ')}\n`)
  }
  console.log(
    `Runs something at install: ${packages
      .filter(({ installs }) => installs)
      .map(({ name }) => name)
      .join(', ')}`,
  )
  console.log('Advisories: `npm run release -- --check` looks them up.')
}
