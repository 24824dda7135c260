import { execFile, execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callsByDomain } from '@platform/sdk/testing'
import { domains, routesFile, withRoute, withRule } from './call.ts'
import { freePorts } from './merchant.ts'
import { keysFile, withKey, withQuery } from './query.ts'

// Packages in which a route without its record, screen, icon or rule does not compile.
const listRoutes = ['routes', 'routes.ts', 'paths.ts', 'app/screens', 'layout', 'session']

// Each generator writes into a copy of the repository, which is then checked as by `npm test`. What needs a clone, an installation, a build
// and a browser for the pictures is tested by `npm run soak`, and that nothing is unused: tools/newcomers/src/newcomers.ts.
const root = join(import.meta.dirname, '../..')
const copy = mkdtempSync(join(tmpdir(), 'generators-'))

async function run(command: string, args: string[], folder = ''): Promise<string> {
  try {
    const env = { ...process.env, NODE_OPTIONS: '--conditions=@platform/source', NO_COLOR: '1', FORCE_COLOR: undefined, PICTURES: 'off' }
    return (await promisify(execFile)(command, args, { cwd: join(copy, folder), env, maxBuffer: 2 ** 26 })).stdout
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`, { cause: error })
  }
}

const generate = async (name: string, ...answers: string[]) =>
  expect(await run('gen', ['run', name, '--args', ...answers])).toContain('Success')
const written = async () =>
  (await run('git', ['status', '--porcelain', '--untracked-files=all']))
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3))

// Installed packages are shared with the repository; workspace packages are the copy's own.
function linkModules(from: string, to: string): void {
  const [source, target] = [join(root, from, 'node_modules'), join(copy, to, 'node_modules')]
  mkdirSync(join(target, '@platform'), { recursive: true })
  // Vite's cache belongs to one folder: two runs at once would overwrite each other's.
  const shared = readdirSync(source).filter((entry) => !/^(@platform|\.vite.*|\.cache)$/.test(entry))
  for (const name of shared) symlinkSync(join(source, name), join(target, name))
  if (!existsSync(join(source, '@platform'))) return
  for (const name of readdirSync(join(source, '@platform'))) {
    symlinkSync(join(copy, relative(root, realpathSync(join(source, '@platform', name)))), join(target, '@platform', name))
  }
}

beforeAll(async () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
  for (const file of files.filter((path) => existsSync(join(root, path)))) cpSync(join(root, file), join(copy, file))
  for (const folder of ['.', ...new Set(files.filter((path) => path.endsWith('/package.json')).map(dirname))]) {
    if (existsSync(join(root, folder, 'node_modules'))) linkModules(folder, folder)
  }
  await run('git', ['init', '-q'])
  await run('git', ['add', '-A'])
  await run('git', ['-c', 'user.name=copy', '-c', 'user.email=copy@localhost', 'commit', '-qm', 'before'])
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('the generator of calls knows every domain that has calls', () => {
  expect(domains).toEqual(Object.keys(callsByDomain).toSorted())
})

test.each(domains)('a call of %s finds the places of its route, its rule, its key and its query', (domain) => {
  const answers = { domain, name: 'getNothingYet', purpose: 'Nothing yet, in cents.' }
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const keys = read(keysFile(domain))
  expect(withKey(keys, answers)).toMatch(/\n {2}nothingYet: \(\) => \[\.\.\.\w+Keys\.all, 'nothingYet'\] as const,\n\}/)
  const queries = withQuery(read(`packages/sdk/src/${domain}/queries.ts`), answers, keys)
  for (const name of ['Client', 'callQuery', 'minute', 'getNothingYet']) expect(queries).toMatch(new RegExp(`import [^;]*?\\b${name}\\b`))
  expect(queries).toMatch(/callQuery\(client, getNothingYet, \{\}, \{ key: \w+Keys\.nothingYet\(\), staleTime: minute \}\)/)
  expect(withRoute(read(routesFile(domain)), answers)).toMatch(/handle\((\w+\.)?getNothingYet, /)
  expect(withRule(read('apps/sandbox/src/access/rules.ts'), answers)).toContain('getNothingYet: anything(),')
})

describe('what the generators write', () => {
  beforeAll(async () => {
    // The developer has changed a brand, too.
    const theme = join(copy, 'apps/lotus/theme.css.ts')
    writeFileSync(theme, readFileSync(theme, 'utf8').replace(/#[\da-f]{6}/, '#123456'))
    // Unusual names: a call that a developer has generated must not make this test fail. A long one has lines that need formatting.
    const calls = async () => {
      await generate('call', 'games', 'getProbeOfCategory', 'GET', '/wps/games/probe', '7.3', 'What a jackpot holds, in cents.')
      await generate('call', 'wallet', 'moveProbe', 'POST', '/wps/wallets/probe', '7.6', "Moves chips from one of the member's tables.")
    }
    // In a new feature, and in one that exists.
    const screens = async () => {
      await generate(
        'screen',
        'plans',
        'Planned',
        'Um plano & outro',
        "A plan's & another",
        'TrophyIcon',
        '/m/planned',
        'What the member plans to spend in a month, by week.',
      )
      await generate(
        'screen',
        'settings',
        'Probes',
        'Provas',
        'Probes',
        'LockIcon',
        '/m/probes',
        'How much a member may deposit and lose in a month.',
      )
    }
    const merchant = generate('merchant', 'probe', "Sol & Mar d'Ouro", freePorts()[0]!, '#0057b8', '#ffc93c', 'light')
    await Promise.all([calls(), screens(), generate('component', 'ProbeTag', 'What something costs, on a shelf.'), merchant])
    linkModules('apps/ipanema', 'apps/probe')
  })

  test('includes every part of a call: rule, and key and query if it only reads', () => {
    const read = (path: string) => readFileSync(join(copy, path), 'utf8')
    expect(read('apps/sandbox/src/access/rules.ts')).toMatch(/getProbeOfCategory: anything\(\),\n {2}moveProbe: anything\(\),/)
    expect(read('packages/sdk/src/games/queries.ts')).toContain('probeOfCategoryQuery')
    expect(read('packages/sdk/src/wallet/queries.ts')).not.toContain('moveProbe')
  })

  // Also checks types in the same run: of the generated files and of all that list routes.
  test.concurrent('is formatted, has right types and passes lint', async () => {
    const files = (await written()).filter((path) => /\.(ts|tsx|json)$/.test(path))
    expect(files.length).toBeGreaterThan(25)
    await run('oxfmt', ['--check', '.'])
    const lint = ['--type-aware', '--type-check', '--deny-warnings']
    await run('oxlint', [...lint, ...files, ...listRoutes.map((path) => `packages/player/src/${path}`)])
    // The control.
    const wrong = 'packages/config/src/wrong.ts'
    writeFileSync(join(copy, wrong), 'export const cents: number = document.title\n')
    await expect(run('oxlint', [...lint, wrong])).rejects.toThrow(/TS2584[^]*document/)
    rmSync(join(copy, wrong))
  })

  // Of the tests that cover every call, only the new calls. `npm run soak` runs the tests of gateway, kit, player and repository.
  test.concurrent('passes the tests of calls', async () => {
    const only = ['test/exports', 'test/calls', '-t', 'getProbeOfCategory|moveProbe|exports|list of calls']
    expect(await run('vitest', ['run', ...only], 'packages/sdk')).toMatch(/Test Files .*\b2 passed/)
  })

  test.concurrent('passes the checks of a brand', async () => {
    expect(await run(join(root, 'node_modules/node/bin/node'), ['packages/launch/src/cli.ts', 'probe'])).toContain('✓ probe can be built')
  })
})

test('a screen whose folder is removed is gone from every list, and its title from the texts', async () => {
  rmSync(join(copy, 'packages/player/src/plans'), { recursive: true })
  await run(process.execPath, ['scripts/lib/gen.ts', 'screens'])
  // The other generated screen is still listed.
  const lists = (await run('git', ['diff', '-U0', '--', 'packages/player'])).match(/^\+.*/gm) ?? []
  expect(lists.filter((line) => /probes/i.test(line)).length).toBeGreaterThan(4)
  expect(lists.filter((line) => /planned/i.test(line))).toEqual([])
})
