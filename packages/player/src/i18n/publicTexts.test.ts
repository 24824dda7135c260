import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { textsOf } from '../app/screens/lazyScreens.ts'
import { routeNames } from '../routes.ts'
import { messages } from './locales/pt-BR/public.ts'

const folder = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(file, 'utf8')
const start = join(folder, 'app/start/mountPlayerApp.tsx')
const declared = globSync('*/*Screen/screen.ts', { cwd: folder }).map((file) => join(folder, file))
// They wait for all texts themselves.
const later = [
  ...declared,
  ...[
    'contracts/ContractPrompts/ContractPrompts.tsx',
    'app/shell/NewTermsDialog.tsx',
    'app/shell/IdleWatch.tsx',
    'app/shell/LimitReached.tsx',
    'games/LaunchGameScreen/GameGuard.tsx',
    'games/LaunchGameScreen/LimitMeter.tsx',
    'games/LaunchGameScreen/RealityCheckDialog.tsx',
    'layout/WelcomeOffer.tsx',
    'responsible/Restricted.tsx',
    'auth/RegisterSteps/MemberSteps.tsx',
  ].map((file) => join(folder, file)),
]

/** The project's own files that a file imports, statically or dynamically. */
function broughtBy(roots: string[]): string[] {
  const found = new Set(roots)
  for (const file of found)
    for (const [, path = ''] of read(file).matchAll(/(?:from|import)\s*\(?'(\.[^']+\.tsx?)'/g)) {
      const next = join(file, '..', path)
      if (!later.includes(next) && existsSync(next)) found.add(next)
    }
  return [...found]
}

const declarationOf = (name: string) => {
  const file = declared.find((one) => one.toLowerCase().endsWith(`/${name.toLowerCase()}screen/screen.ts`))
  if (!file) throw new Error(`${name} declares no screen`)
  return file
}

test('[2] what a prerendered page shows, and what may open over it, is among the public texts', () => {
  const screens = routeNames.filter((name) => textsOf(name) !== 'all').map(declarationOf)
  expect(screens.length).toBeGreaterThan(8)
  const missing = broughtBy([...screens, start]).flatMap((file) =>
    [...read(file).matchAll(/useTranslations\(\s*['"`](\w+)/g)]
      .filter(([, topic = '']) => !(topic in messages))
      .map(([, topic]) => `${relative(folder, file)}: ${topic}`),
  )
  expect(missing).toEqual([])
})
