import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { read, root } from './sources.ts'

const folder = mkdtempSync(join(tmpdir(), 'brands-'))
afterAll(() => rmSync(folder, { recursive: true }))
// The repository's configuration, for a file at the same path elsewhere.
writeFileSync(join(folder, '.oxlintrc.json'), read('.oxlintrc.json').replaceAll('"./scripts/', `"${root}/scripts/`))

/** The rules about brands and languages that lint, with the repository's configuration, reports for a file. */
function rulesFor(path: string, code: string): string[] {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, code)
  const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` }
  const { stdout } = spawnSync('oxlint', ['--config', join(folder, '.oxlintrc.json'), file], { encoding: 'utf8', env })
  expect(stdout).toMatch(/Finished in/)
  rmSync(file)
  return [...stdout.matchAll(/brands\(([\w-]+)\)/g)].map(([, rule = '']) => rule)
}

const view = (markup: string) => `export const Example = () => ${markup}\n`

test.each([
  ['no-colour', 'packages/ui/src/components/Tag/Tag.css.ts', "export const tag = { color: '#fff' }"],
  ['no-colour', 'packages/player/src/home/Tag.css.ts', 'export const tag = (share: number) => `1px solid rgb(0 0 0 / ${share})`'],
  ['no-colour', 'packages/player/src/home/Tag.tsx', view("<p style={{ color: 'red' }} />")],
  ['no-colour', 'packages/ui/src/components/Icon.tsx', view('<path fill="#14d9a4" />')],
  ['no-text', 'packages/player/src/home/Tag.tsx', view('<p>Jogar agora</p>')],
  ['no-text', 'packages/player/src/home/Tag.tsx', view('<img alt="Prêmio" />')],
  ['no-text', 'packages/ui/src/components/Tag/Tag.tsx', view('<button type="button" aria-label="Close" />')],
  ['no-name', 'packages/player/src/home/tag.ts', "export const isOwn = (code: string) => code === 'lotus'"],
  ['no-name', 'packages/sdk/src/games/tag.ts', "export const trial = 'ipanema_trial'"],
  ['no-name', 'packages/ui/src/components/tag.ts', 'export const title = (rest: string) => `Bandeira ${rest}`'],
])('lint reports %s in %s: %s', (rule, path, code) => {
  expect(rulesFor(path, code)).toEqual([rule])
})

test.each([
  ['packages/ui/src/components/Tag/Tag.css.ts', "export const tag = { color: 'transparent', fill: 'currentColor', area: 'blackboard' }"],
  ['packages/ui/src/theme/status.ts', "export const danger = '#dc2b43'"],
  ['packages/player/src/home/Tag.tsx', view('<p title={`${1}`}>&nbsp;· 5 × 3</p>')],
  ['packages/player/src/home/Tag.tsx', view('<Tiers title="tierOf" />')],
  ['packages/player/src/home/Tag.stories.tsx', view('<p>Jogar agora na Lotus</p>')],
  ['packages/player/src/home/tag.ts', "export const place = 'lotuseater'"],
  ['packages/sdk/src/games/tag.ts', "export const path = '/wps/games/lotus'"],
  ['apps/lotus/Logo.tsx', view('<p style={{ color: "#a8275f" }}>Lotus</p>')],
])('lint has nothing against %s: %s', (path, code) => {
  expect(rulesFor(path, code)).toEqual([])
})
