import { expect, test } from 'vitest'
import { chunkGroups } from './chunkGroups.ts'
import { reachable } from './reachable.ts'

const entry = '/packages/ui/src/exports/index.ts'
const home = '/packages/player/src/home/HomeScreen.tsx'

type Module = { code: string; importedIds?: string[]; exports?: string[] }

function modulesOf(changed: Record<string, Module> = {}) {
  const modules: Record<string, Module> = {
    '/index.html': { code: '', importedIds: [home, '/app.ts'] },
    '/app.ts': { code: `import { Button, Icon as Mark } from '@platform/ui'`, importedIds: [entry] },
    [home]: { code: '' },
    [entry]: {
      code: `import '../base.js'\nexport { Button } from '../Button.js'\nexport * from '../icons.js'\nexport * from '../other.js'`,
    },
    '/packages/ui/src/base.js': { code: '', exports: [] },
    '/packages/ui/src/Button.js': { code: '', exports: ['Button'] },
    '/packages/ui/src/icons.js': { code: '', exports: ['Icon'] },
    '/packages/ui/src/other.js': { code: '', exports: ['Other'] },
    ...changed,
  }
  return reachable(['/index.html'], {
    getModuleInfo: (id) => (modules[id] ? { importedIds: [], ...modules[id] } : null),
  })
}

test('[quality: first load] of a package entry, only the modules behind imported names are part of the first file', () => {
  const modules = modulesOf()
  expect([...modules].filter((id) => id.startsWith('/packages/ui/')).toSorted()).toEqual([
    '/packages/ui/src/Button.js',
    '/packages/ui/src/base.js',
    entry,
    '/packages/ui/src/icons.js',
  ])
})

test('[quality: first load] names are also followed through a library that imports before it exports', () => {
  const library = '/node_modules/@tanstack/react-query/build/modern/index.js'
  const core = '/node_modules/@tanstack/query-core/build/modern/index.js'
  const modules = modulesOf({
    '/app.ts': { code: `import { useQuery, QueryClient } from '@tanstack/react-query'`, importedIds: [library] },
    [library]: {
      code: `export * from '@tanstack/query-core'\nimport { useQuery } from './useQuery.js'\nimport { useQueries } from './useQueries.js'\nexport { useQuery, useQueries }`,
      importedIds: [core],
    },
    '/node_modules/@tanstack/react-query/build/modern/useQuery.js': { code: '', exports: ['useQuery'] },
    [core]: {
      code: `export { QueryClient } from './queryClient.js'\nexport { Other } from './other.js'`,
      exports: ['QueryClient', 'Other'],
    },
    '/node_modules/@tanstack/query-core/build/modern/queryClient.js': { code: '', exports: ['QueryClient'] },
  })
  expect([...modules].filter((id) => id.includes('tanstack')).toSorted()).toEqual([
    core,
    '/node_modules/@tanstack/query-core/build/modern/queryClient.js',
    library,
    '/node_modules/@tanstack/react-query/build/modern/useQuery.js',
  ])
})

test.each([
  [
    'a name that no file of the entry exports',
    { '/app.ts': { code: `import { Gone } from '@platform/ui'`, importedIds: [entry] } },
    'Gone',
  ],
  ['an import that is not read', { '/app.ts': { code: `void 0`, importedIds: [entry] } }, 'no import of @platform/ui'],
  ['all of a package', { '/app.ts': { code: `import * as ui from '@platform/ui'`, importedIds: [entry] } }, '*'],
  ['a file that is not there', { '/app.ts': { code: '', importedIds: ['/gone.ts'] } }, '/gone.ts'],
])('[quality: first load] %s fails the build', (_case, changed: Record<string, Module>, message) => {
  expect(() => modulesOf(changed)).toThrow(message)
})

test('[quality: first load] an app without a home screen fails the build', () => {
  expect(() => chunkGroups([])).toThrow('home')
})
