import { execFileSync } from 'node:child_process'
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
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callsByDomain } from '@platform/sdk/testing'
import { routeNames, routes } from '../../packages/player/src/routes.ts'
import { domains } from './call.ts'

const planned = routeNames.find((name) => 'planned' in routes[name])

// Each generator writes into a copy of the repository, which is then checked as `npm test` would.
const root = join(import.meta.dirname, '../..')
const copy = mkdtempSync(join(tmpdir(), 'generators-'))

function run(command: string, args: string[], folder = ''): string {
  try {
    const env = { ...process.env, NODE_OPTIONS: '--conditions=@platform/source', NO_COLOR: '1', FORCE_COLOR: undefined }
    return execFileSync(command, args, { cwd: join(copy, folder), encoding: 'utf8', env, stdio: 'pipe' })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`, { cause: error })
  }
}

const generate = (name: string, ...answers: string[]) => expect(run('gen', ['run', name, '--args', ...answers])).toContain('Success')
const written = () =>
  run('git', ['status', '--porcelain', '--untracked-files=all'])
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3))

// Installed packages are shared with the repository; those of the workspace are the copy's own.
function linkModules(from: string, to: string): void {
  const [source, target] = [join(root, from, 'node_modules'), join(copy, to, 'node_modules')]
  mkdirSync(join(target, '@platform'), { recursive: true })
  for (const name of readdirSync(source).filter((entry) => entry !== '@platform')) symlinkSync(join(source, name), join(target, name))
  if (!existsSync(join(source, '@platform'))) return
  for (const name of readdirSync(join(source, '@platform'))) {
    symlinkSync(join(copy, relative(root, realpathSync(join(source, '@platform', name)))), join(target, '@platform', name))
  }
}

beforeAll(() => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
  for (const file of files.filter((path) => existsSync(join(root, path)))) cpSync(join(root, file), join(copy, file))
  for (const folder of ['.', ...new Set(files.filter((path) => path.endsWith('/package.json')).map(dirname))]) {
    if (existsSync(join(root, folder, 'node_modules'))) linkModules(folder, folder)
  }
  run('git', ['init', '-q'])
  run('git', ['add', '-A'])
  run('git', ['-c', 'user.name=copy', '-c', 'user.email=copy@localhost', 'commit', '-qm', 'before'])
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('the generator of calls knows every domain that has calls', () => {
  expect(domains).toEqual(Object.keys(callsByDomain).toSorted())
})

describe('what the generators write', () => {
  beforeAll(() => {
    generate('call', 'games', 'getJackpot', 'GET', '/wps/games/jackpot', '7.3')
    generate('call', 'wallet', 'moveChips', 'POST', '/wps/wallets/chips', '7.6')
    generate('call', 'lottery', 'getLuckyNumbers', 'GET', '/wps/lottery/lucky', '7.3')
    generate('component', 'PriceTag', 'A price on a shelf.')
    // A planned route as long as there is one, and one of the additional route list.
    generate(
      'screen',
      'plans',
      'Planned',
      planned ?? 'planned',
      'Um plano',
      'A plan',
      'TrophyIcon',
      planned ? routes[planned].paths[0] : '/m/planned',
    )
    generate('screen', 'settings', 'Limits', 'limits', 'Limites', 'Limits', 'LockIcon', '/m/limits')
    generate('merchant', 'aurora', 'Aurora', '9', '#0057b8', '#ffc93c', 'light')
    linkModules('apps/ipanema', 'apps/aurora')
  })

  test('is formatted and passes lint', () => {
    const files = written().filter((path) => /\.(ts|tsx|json)$/.test(path))
    expect(files.length).toBeGreaterThan(25)
    run('oxfmt', ['--check', ...files])
    run('oxlint', ['--type-aware', '--deny-warnings', ...files])
  })

  // As one program, which reads what the packages share once: whatever was written, all that it imports, and all that lists routes.
  test('has right types', () => {
    const files = written().filter((path) => /\.tsx?$/.test(path))
    const include = [...files, 'packages/player/src', 'packages/player/vitest.config.ts'].map((path) => `../../${path}`)
    writeFileSync(join(copy, 'apps/aurora/tsconfig.written.json'), JSON.stringify({ extends: './tsconfig.json', include }))
    expect(run('tsc', ['--project', 'tsconfig.written.json', '--noEmit'], 'apps/aurora')).toBe('')
    rmSync(join(copy, 'apps/aurora/tsconfig.written.json'))
  })

  test.each([
    ['calls', 'packages/sdk', ['test/exports', 'test/calls'], 2],
    ['routes of the gateway', 'apps/sandbox', ['src/gateway/routes'], 1],
    ['components', 'packages/ui', ['--project', 'unit', 'src/exports'], 2],
    ['screens', 'packages/player', ['src/exports', 'src/i18n/catalogues', 'PlannedScreen', 'LimitsScreen'], 4],
    ['scenarios', '.', ['scripts/checks/scenarios'], 1],
  ])('passes the tests of %s', (_what, folder, files, passed) => {
    expect(run('vitest', ['run', ...files], folder)).toMatch(new RegExp(`Test Files .*\\b${passed} passed`))
  })

  test('builds, where it is a brand', () => {
    for (const locale of ['pt-BR', 'en'])
      writeFileSync(join(copy, `apps/aurora/texts/${locale}.json`), '{ "auth": { "welcome": "Aurora te espera" } }')
    run(join(root, 'node_modules/node/bin/node'), ['packages/launch/src/cli.ts', 'aurora'])
    run(join(root, 'apps/ipanema/node_modules/.bin/vite'), ['build'], 'apps/aurora')
    expect(existsSync(join(copy, 'apps/aurora/dist/index.html'))).toBe(true)
    // In its own words.
    expect(readFileSync(join(copy, 'apps/aurora/dist/m/login/index.html'), 'utf8')).toContain('Aurora te espera')
  })
})
