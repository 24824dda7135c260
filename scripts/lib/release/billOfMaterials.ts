import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publishedPackages } from './packedProject.ts'

const root = join(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

interface Bill {
  /** Name of its file. */
  name: string
  bill: ReturnType<typeof billOf>
}

interface Part {
  name: string
  version: string
  licence: string
}

interface Manifest {
  version: string
  license: string
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

const manifestOf = (folder: string) => JSON.parse(read(`${folder}/package.json`)) as Manifest

/** What a published package brings along, ours included. */
export function billOfPackage(name: string): Bill {
  const { version, dependencies, peerDependencies } = manifestOf(`packages/${name}`)
  const ownParts = Object.keys({ ...dependencies, ...peerDependencies }).flatMap((other) => {
    if (!other.startsWith('@platform/')) return []
    const { version: ownVersion, license } = manifestOf(other.replace('@platform/', 'packages/'))
    return [{ name: other, version: ownVersion, licence: license }]
  })
  const subject = { type: 'library', name: `@platform/${name}`, version, purl: purlOf(`@platform/${name}`, version) }
  return { name: `${name}-${version}`, bill: billOf(subject, [...ownParts, ...partsOf(['--prod', `--filter=@platform/${name}...`])]) }
}

/**
 * The packages of an image, and the image that it begins with. The gateway's contains all that is installed; a site's only what its build
 * bundled. What is inside of the first image is its publisher's to list.
 */
export function billOfImage(image: 'gateway' | 'site', brand?: string): Bill {
  const name = brand ?? image
  const { version } = manifestOf(`apps/${brand ?? 'sandbox'}`)
  const parts = partsOf(brand ? ['--prod', `--filter=@platform/${brand}...`] : ['--recursive'])
  return { name: `image-${name}`, bill: billOf({ type: 'container', name, version }, parts, firstImageOf(image)) }
}

/** The bills of all that a release publishes: each package, the gateway's image, and a site's for each brand. */
export const allBills = (brands: readonly string[]): Bill[] => [
  ...publishedPackages.map(billOfPackage),
  billOfImage('gateway'),
  ...brands.map((brand) => billOfImage('site', brand)),
]

/** The last FROM: earlier ones only build. */
const firstImageOf = (image: string): string => [...read(`docker/${image}.Dockerfile`).matchAll(/^FROM (\S+)/gm)].at(-1)![1]!

function partsOf(options: string[]): Part[] {
  const args = [...options, 'licenses', 'list', '--json']
  const output = execFileSync('pnpm', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  const byLicence = JSON.parse(output) as Record<string, { name: string; versions: string[] }[]>
  return Object.entries(byLicence)
    .flatMap(([licence, packages]) => packages.flatMap(({ name, versions }) => versions.map((version) => ({ name, version, licence }))))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** CycloneDX 1.6. */
function billOf(subject: { type: string; name: string; version: string; purl?: string }, parts: Part[], firstImage?: string) {
  const base = firstImage ? [{ type: 'container', name: firstImage.split(':')[0]!, version: firstImage.split(':')[1] ?? 'latest' }] : []
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${randomUUID()}`,
    version: 1,
    metadata: { timestamp: new Date().toISOString(), component: { 'bom-ref': 'subject', ...subject } },
    components: [...base, ...parts.map(componentOf)],
  }
}

function componentOf({ name, version, licence }: Part) {
  const purl = purlOf(name, version)
  const sha512 = hashes.get(`${name}@${version}`)
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(licence && { licenses: [{ license: { name: licence } }] }),
    ...(sha512 && { hashes: [{ alg: 'SHA-512', content: sha512 }] }),
  }
}

const purlOf = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`

/** The hashes of the lockfile by `name@version`, as hexadecimal. */
const hashes = new Map(
  [...read('pnpm-lock.yaml').matchAll(/^ {2}'?(@?[^'\s]+@[^'\s:]+)'?:\n {4}resolution: \{integrity: sha512-([^}]+)\}/gm)].map(
    ([, id = '', base64 = '']) => [id, Buffer.from(base64, 'base64').toString('hex')],
  ),
)
