import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningSandbox, startSandbox } from '@platform/test-kit'
import { read, root } from './sources.ts'

// What a third party gets: tarballs in an empty folder, no workspace, no source condition.
const folder = mkdtempSync(join(tmpdir(), 'packed-'))
const packages = ['sdk', 'ui', 'player']
let sandbox: RunningSandbox

// Not the blocking kind: the sandbox answers in this very process.
const inFolder = async (command: string, args: string[], env = {}) =>
  (await promisify(execFile)(command, args, { cwd: folder, env: { ...process.env, NODE_OPTIONS: '', ...env } })).stdout

/** Code of the SDK's README, by how its fences are marked. */
const blocks = (mark: string) =>
  [...read('packages/sdk/README.md').matchAll(new RegExp(`\`\`\`${mark}\\n([^]*?)\`\`\``, 'g'))].map(([, code = '']) => code)

beforeAll(async () => {
  for (const name of packages) await inFolder('pnpm', ['--dir', join(root, 'packages', name), 'pack', '--pack-destination', folder])
  const tarballs = readdirSync(folder).map((file) => [`@platform/${/platform-(\w+)-/.exec(file)?.[1]}`, `file:./${file}`])
  const manifest = {
    type: 'module',
    private: true,
    dependencies: { ...Object.fromEntries(tarballs), react: '^19.0.0', 'react-dom': '^19.0.0', '@tanstack/react-query': '^5.100.0' },
    pnpm: { overrides: Object.fromEntries(tarballs) },
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), 'packages: []\n')
  await inFolder('pnpm', ['install', '--prefer-offline', '--ignore-scripts'])
  sandbox = await startSandbox()
})

afterAll(() => sandbox?.close())

test('the script of the README runs on the packed SDK against a running gateway', async () => {
  const script = /```js third-party\n([\s\S]*?)```/.exec(read('README.md'))?.[1] ?? ''
  writeFileSync(join(folder, 'script.js'), script)
  const output = await inFolder(process.execPath, ['script.js'], { GATEWAY: sandbox.url })
  expect(output).toMatch(/games on the first of \d+ pages/)
  expect(output).toMatch(/Balance: \S+ \d+\.\d\d/)
})

test('the five minutes of the SDK run as they stand, from the first call to the last', async () => {
  const [script = ''] = blocks('js node')
  writeFileSync(join(folder, 'first.js'), script)
  const lines = (await inFolder(process.execPath, ['first.js'], { GATEWAY: sandbox.url, SITE: sandbox.url })).trim().split('\n')
  expect(lines).toEqual([
    expect.stringMatching(/^Page 1 of \d+: 26 games, first \S/),
    expect.stringMatching(/ has \S+ \d+\.\d\d$/),
    'Play at /play/game',
  ])
})

test('every entry of the packed packages loads in Node', async () => {
  const entries = packages.flatMap((name) => {
    const { exports } = JSON.parse(read(`packages/${name}/package.json`)) as { exports: Record<string, unknown> }
    return Object.keys(exports)
      .filter((entry) => !/\.(css|json)$/.test(entry))
      .map((entry) => `@platform/${name}${entry.slice(1)}`)
  })
  writeFileSync(
    join(folder, 'load.js'),
    entries.map((entry) => `console.log('${entry}', Object.keys(await import('${entry}')).length)`).join('\n'),
  )
  const lines = (await inFolder(process.execPath, ['load.js'])).trim().split('\n')
  expect(lines).toHaveLength(entries.length)
  expect(lines.filter((line) => line.endsWith(' 0') && !line.startsWith('@platform/player/merchant'))).toEqual([])
})

test('the types of the packed packages are understood by a strict consumer', async () => {
  writeFileSync(
    join(folder, 'consumer.ts'),
    [
      `import { createClient } from '@platform/sdk'`,
      `import { getGameList } from '@platform/sdk/games'`,
      `const client = createClient({ gateway: { url: '', publicKeys: [] }, merchant: 'a', trialMerchant: 'b', language: () => 'PT' })`,
      `export const names: Promise<string[]> = getGameList(client, { gameType: 'RNG' }).then((page) => page.games.map((game) => game.gameName))`,
      `// @ts-expect-error -- no such category`,
      `export const wrong = getGameList(client, { gameType: 'CHESS' })`,
    ].join('\n'),
  )
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2023', '--module', 'esnext', '--moduleResolution', 'bundler']
  // What the SDK's README shows compiles as it stands.
  const shown = blocks('ts').map((code, index) => {
    writeFileSync(join(folder, `shown${index}.ts`), `${code}\nexport {}\n`)
    return `shown${index}.ts`
  })
  expect(shown.length).toBeGreaterThan(3)
  expect(await inFolder(join(root, 'node_modules/.bin/tsc'), [...options, 'consumer.ts', ...shown])).toBe('')
})
