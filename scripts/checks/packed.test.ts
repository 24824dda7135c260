import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callsByDomain } from '@platform/sdk/testing'
import { type RunningSandbox, startSandbox } from '@platform/test-kit'
import { brotli, consumerBundles } from '../lib/consumerBundles.ts'
import { packedProject, publishedPackages, sharedPackages } from '../lib/release/packedProject.ts'
import { read, root } from './sources.ts'

const folder = mkdtempSync(join(tmpdir(), 'packed-'))
const { inFolder, installPacked, runCode, runExample } = packedProject(folder)
const { withEsbuild, withVite, weightPerEntry } = consumerBundles(folder)
const kB = 1000
let sandbox: RunningSandbox

const runInFolder = (name: string, code: string, env = {}) => runCode(name, code, { GATEWAY: sandbox.url, ...env })

interface Manifest {
  license: string
  publishConfig: unknown
  engines: unknown
  homepage?: string
  bugs?: { url: string }
  repository?: { directory: string }
  dependencies: Record<string, string>
  exports: unknown
  imports?: unknown
}

/** Code blocks of a package's README, by info string. */
const blocks = (mark: string, name = 'sdk') =>
  [...read(`packages/${name}/README.md`).matchAll(new RegExp(`\`\`\`${mark}\\n([^]*?)\`\`\``, 'g'))].map(([, code = '']) => code)

beforeAll(async () => {
  await installPacked()
  sandbox = await startSandbox()
})

afterAll(() => sandbox?.close())

test.for(publishedPackages)(
  'the tarball of %s has code, readme, licence and changelog, and versions that any package manager can resolve',
  async (name) => {
    const [tarball = ''] = readdirSync(folder).filter((file) => file.startsWith(`platform-${name}-`))
    const files = (await inFolder('tar', ['tzf', tarball])).split('\n')
    expect(
      ['README.md', 'LICENSE', 'CHANGELOG.md', 'dist/exports/index.d.ts'].filter((file) => !files.includes(`package/${file}`)),
    ).toEqual([])
    expect(files.filter((file) => /\.(test|stories|states)\./.test(file))).toEqual([])
    const manifest = await inFolder('tar', ['xzOf', tarball, 'package/package.json'])
    const { license, publishConfig, engines, ...packed } = JSON.parse(manifest) as Manifest
    expect(manifest).not.toMatch(/catalog:|workspace:/)
    expect(read('LICENSE').split('\n')[0]).toBe(license)
    expect(publishConfig).toEqual({ access: 'restricted' })
    expect(engines).toEqual({ node: '>=20' })
    expect([packed.homepage, packed.bugs?.url, packed.repository?.directory].filter(Boolean)).toHaveLength(3)
    // An app with another version of the same major gets one copy, and what is shared with the app is a peer.
    const { '@platform/sdk': sdk, '@platform/ui': ui, ...dependencies } = packed.dependencies
    expect([sdk, ui].filter(Boolean).length).toBe(name === 'player' ? 2 : 0)
    expect(Object.values(dependencies).filter((range) => !range.startsWith('^'))).toEqual([])
    expect(Object.keys(dependencies).filter((dependency) => dependency in sharedPackages)).toEqual([])
    // What a module or its map names is in the tarball.
    const named = [...JSON.stringify([packed.exports, packed.imports]).matchAll(/"\.\/(dist\/[^"]+)"/g)].map(
      ([, file]) => `package/${file}`,
    )
    expect(named.filter((file) => !files.includes(file))).toEqual([])
    expect(files.filter((file) => file.endsWith('.js') && !files.includes(`${file}.map`))).toEqual([])
  },
)

describe('[quality: SDK] size of the packed SDK in an app, brotli', () => {
  const domains = Object.entries(callsByDomain).map(([domain, calls]) => [domain, calls.map(({ name }) => name)] as const)
  const names = domains.flatMap(([, calls]) => calls)

  /** An app with a client and these calls. */
  const appOf = (wanted: readonly string[]) => {
    const imports = domains.map(([domain, calls]) => {
      const own = calls.filter((name) => wanted.includes(name))
      return own.length ? `export { ${own.join(', ')} } from '@platform/sdk/${domain}'` : ''
    })
    return [`export { createClient } from '@platform/sdk'`, ...imports].join('\n')
  }

  test('a client and one call are at most 10 kB in esbuild and in Vite', async () => {
    const app = appOf(['getGameList'])
    const sizes = { esbuild: brotli(await withEsbuild(app)), vite: brotli(await withVite(app)) }
    console.log('A client and getGameList of the packed SDK, bytes brotli:', sizes)
    expect(Math.max(...Object.values(sizes))).toBeLessThanOrEqual(10 * kB)
  })

  test('each further call is at most 0.3 kB', async () => {
    const weights = await weightPerEntry(appOf([]), Object.fromEntries(names.map((name) => [name, appOf([name])])))
    expect(weights).toHaveLength(names.length)
    console.log('The heaviest call, bytes brotli:', weights.toSorted(([, a], [, b]) => b - a)[0])
    expect(weights).toHaveLength(names.length)
    expect(weights.filter(([, weight]) => weight > 0.3 * kB)).toEqual([])
  })
})

test('[quality: third parties] editors show what each field is: the declarations carry the comments of the sources', () => {
  const declarations = readFileSync(join(folder, 'node_modules/@platform/sdk/dist/games/getGameList.d.ts'), 'utf8')
  expect(declarations).toContain(`/** Part of a game's name. */ gameName`)
  expect(declarations).toMatch(/\/\*\* Its picture: absolute, or a path from the address of the gateway.*\*\/ iconUrl/)
  expect(declarations).toMatch(/\/\*\* Id of a game.* nodeId/)
})

test('[release] the example of the README builds and runs on the packed SDK against a running gateway', async () => {
  expect(await runExample(sandbox.url)).toMatch(/games on the first of \d+ pages/)
})

test('the quick start of the SDK runs as written, from the first call to the last', async () => {
  const [script = ''] = blocks('js node')
  const output = await runInFolder('first.mjs', script, { SITE: sandbox.url })
  expect(output.split('\n')).toEqual([
    expect.stringMatching(/^Page 1 of \d+: 26 games, first \S/),
    expect.stringMatching(/ has \S+ \d+\.\d\d$/),
    'Play at /play/game',
  ])
})

test('the examples of the reference run on the packed SDK', async () => {
  const page = await (await fetch(`${sandbox.url}/reference`)).text()
  const shown = /With the SDK<\/h4><pre>([^]*?)<\/pre>/.exec(page)?.[1] ?? ''
  const code = shown.replaceAll(/&#(\d+);/g, (_, number: string) => String.fromCodePoint(Number(number)))
  expect(await runInFolder('shown.js', code)).toMatch(/^\S/)
})

test('[contract: encryption] a client without the SDK can sign in with at most 60 lines of plain Node', async () => {
  const client = read('docs/plain-client.mjs')
  expect(client.trimEnd().split('\n').length).toBeLessThanOrEqual(60)
  expect([...client.matchAll(/from '([^']+)'/g)].map(([, from]) => from)).toEqual(['node:crypto'])
  expect(await runInFolder('plain.mjs', client)).toMatch(/^anaclara has R\$ [\d.]+$/)
})

test('every entry of the packed packages loads in Node', async () => {
  const entries = publishedPackages.flatMap((name) => {
    const { exports } = JSON.parse(read(`packages/${name}/package.json`)) as { exports: Record<string, unknown> }
    return Object.keys(exports)
      .filter((entry) => !/\.(css|json)$/.test(entry))
      .map((entry) => `@platform/${name}${entry.slice(1)}`)
  })
  const code = entries.map((entry) => `console.log('${entry}', Object.keys(await import('${entry}')).length)`).join('\n')
  const lines = (await runInFolder('load.js', code)).split('\n')
  expect(lines).toHaveLength(entries.length)
  expect(lines.filter((line) => line.endsWith(' 0') && !line.startsWith('@platform/player/merchant'))).toEqual([])
})

const resolutions = [
  ['node16', ['--module', 'node16', '--moduleResolution', 'node16']],
  ['nodenext', ['--module', 'nodenext', '--moduleResolution', 'nodenext']],
  ['bundler', ['--module', 'esnext', '--moduleResolution', 'bundler']],
] as const

test.for(resolutions)('the types of the packed packages compile in a strict project with %s', async ([, resolution]) => {
  writeFileSync(
    join(folder, 'consumer.ts'),
    [
      `import { createClient } from '@platform/sdk'`,
      `import { getGameList } from '@platform/sdk/games'`,
      `export type { PlayerSite } from '@platform/player'`,
      `export type { ButtonProps } from '@platform/ui'`,
      `const client = createClient({ gateway: { url: '', publicKeys: [] }, merchant: 'a', trialMerchant: 'b', language: () => 'PT' })`,
      `export const names: Promise<string[]> = getGameList(client, { gameType: 'RNG' }).then((page) => page.games.map((game) => game.gameName))`,
      `// @ts-expect-error -- no such category`,
      `export const wrong = getGameList(client, { gameType: 'CHESS' })`,
    ].join('\n'),
  )
  // The code of the SDK's README compiles as written.
  const shown = blocks('ts').map((code, index) => {
    writeFileSync(join(folder, `shown${index}.ts`), `${code}\nexport {}\n`)
    return `shown${index}.ts`
  })
  expect(shown.length).toBeGreaterThan(3)
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2023', ...resolution]
  expect(await inFolder(join(root, 'node_modules/.bin/tsc'), [...options, 'consumer.ts', ...shown])).toBe('')
})

test.for(['ui', 'player'])('the code of the README of %s compiles in a strict project', async (name) => {
  const shown = ['ts', 'tsx'].flatMap((language) =>
    blocks(language, name).map((code, index) => {
      const file = `${name}${index}.${language}`
      writeFileSync(join(folder, file), `${code}\nexport {}\n`)
      return file
    }),
  )
  expect(shown.length).toBeGreaterThan(0)
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--jsx', 'react-jsx', '--target', 'es2023', ...resolutions[2][1]]
  expect(await inFolder(join(root, 'node_modules/.bin/tsc'), [...options, ...shown])).toBe('')
})

test.for([resolutions[0], resolutions[2]])(
  'the types of the SDK compile with exact optional properties, types of libraries checked, in %s',
  async ([, resolution]) => {
    writeFileSync(
      join(folder, 'exact.ts'),
      [
        `import { createClient } from '@platform/sdk'`,
        `import { getGameList } from '@platform/sdk/games'`,
        `const client = createClient({ gateway: { url: '', publicKeys: [] }, merchant: 'a', trialMerchant: 'b', language: () => 'PT' })`,
        `export const count: Promise<number> = getGameList(client, { gameType: 'RNG' }).then((page) => page.games.length)`,
      ].join('\n'),
    )
    const strict = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--types', '']
    const options = ['--noEmit', ...strict, '--target', 'es2023', '--lib', 'es2023,dom', ...resolution]
    expect(await inFolder(join(root, 'node_modules/.bin/tsc'), [...options, 'exact.ts'])).toBe('')
  },
)

test.for([
  ['cjs', 'node20', 'cjs'],
  ['iife', 'es2020', 'cjs'],
  ['esm', 'es2017', 'mjs'],
] as const)('[quality: SDK] an app bundled as %s for %s runs', async ([format, target, extension]) => {
  const app = [
    `import { createClient } from '@platform/sdk'`,
    `import { getGameList } from '@platform/sdk/games'`,
    `const gateway = { url: process.env.GATEWAY, publicKeys: [] }`,
    `const client = createClient({ gateway, merchant: 'ipanema', trialMerchant: 'ipanema_trial', language: () => 'PT' })`,
    `getGameList(client).then((page) => console.log(page.pageNum))`,
  ].join('\n')
  expect(await runInFolder(`${format}.${extension}`, await withEsbuild(app, { format, target }))).toBe('1')
})

test('a gateway in Node compiles with the types of Node alone, also if types of libraries are checked', async () => {
  writeFileSync(
    join(folder, 'gateway.ts'),
    [
      `import { EnvelopeError, importPrivateKey, openEnvelope, sealEnvelope, type EnvelopeKeeper } from '@platform/sdk/gateway'`,
      `const key = await importPrivateKey('')`,
      `const keeper: EnvelopeKeeper = { privateKey: () => key, takeNonce: async () => true, now: 0 }`,
      `await sealEnvelope({ method: 'POST', path: '', merchant: '', data: {} }, { kid: '', publicKey: key }, 0)`,
      `const message = { header: '', body: '', method: 'POST', path: '', merchant: '' }`,
      `export const data: Record<string, unknown> = await openEnvelope(message, keeper)`,
      `export const isRefused = (error: unknown) => error instanceof EnvelopeError`,
    ].join('\n'),
  )
  const types = ['--lib', 'es2023', '--typeRoots', join(root, 'node_modules/@types'), '--types', 'node']
  const options = ['--noEmit', '--strict', '--target', 'es2023', ...types, ...resolutions[1][1]]
  expect(await inFolder(join(root, 'node_modules/.bin/tsc'), [...options, 'gateway.ts'])).toBe('')
})
