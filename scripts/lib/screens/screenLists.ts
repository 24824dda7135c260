import { entryLists } from './entryLists.ts'
import { listHeader, screenFolders, type ScreenFolder } from './screenFolders.ts'
import { titleLists } from './titleLists.ts'
import { viewList } from './viewList.ts'

/** The files that list the screens, by path from the source of the player, before formatting. */
export async function screenLists(source: string): Promise<Record<string, string>> {
  const screens = await screenFolders(source)
  return {
    'routes/screens.ts': routes(screens),
    'testing/screenStates.ts': states(screens),
    ...entryLists(screens),
    ...viewList(source, screens),
    ...titleLists(source, screens),
    ...chunks(screens),
  }
}

const routes = (screens: ScreenFolder[]) =>
  [
    listHeader,
    ...screens.map(({ name, folder }) => `import { screen as ${name} } from '../${folder}/screen.ts'\n`),
    `\n/** What every screen declares, by the name of its route. */\nexport const screens = {\n`,
    ...screens.map(({ name }) => `${name},\n`),
    '}\n',
  ].join('')

const states = (screens: ScreenFolder[]) =>
  [
    listHeader,
    `import type { RouteStates } from '@platform/test-kit/scenarios'\nimport type { RouteName } from '../routes.ts'\n`,
    ...screens.map(({ name, folder }) => `import { states as ${name} } from '../${folder}/screen.states.ts'\n`),
    `\n/** What every screen declares for tools: gallery, scenarios. In no site's bundle. */\nexport const screenStates: Record<RouteName, RouteStates> = {\n`,
    ...screens.map(({ name }) => `${name},\n`),
    '}\n',
  ].join('')

/** Screens of one feature that share a file of code: those whose `load` imports it. */
function chunks(screens: ScreenFolder[]): Record<string, string> {
  const sharing = screens.flatMap((screen) => {
    const [, file, component] =
      /import\('\.\.\/(\w+Screens\.ts)'\)\.then\(\(\{ screens \}\) => screens\.(\w+)\)/.exec(screen.declaration) ?? []
    return file && component ? [{ path: `${screen.feature}/${file}`, component, from: `./${component}/${component}.tsx` }] : []
  })
  const files = new Set(sharing.map(({ path }) => path))
  return Object.fromEntries([...files].map((file) => [file, chunk(sharing.filter(({ path }) => path === file))]))
}

const chunk = (parts: { component: string; from: string }[]) =>
  [
    listHeader,
    ...parts.map(({ component, from }) => `import { ${component} } from '${from}'\n`),
    '\n/** In one file of code: they share most of it, and the first load lists every file. */\nexport const screens = {\n',
    ...parts.map(({ component }) => `${component},\n`),
    '}\n',
  ].join('')
