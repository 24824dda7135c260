import { screenFolders, type ScreenFolder } from './screenFolders.ts'

const header = '// Written by `npm run gen -- screens` from the `screen.ts` of every screen.\n'

/** The files that list the screens, by path from the source of the player, before formatting. */
export function screenLists(source: string): Record<string, string> {
  const screens = screenFolders(source)
  return { 'routes/screens.ts': routes(screens), ...chunks(screens) }
}

const routes = (screens: ScreenFolder[]) =>
  [
    header,
    ...screens.map(({ name, folder }) => `import { screen as ${name} } from '../${folder}/screen.ts'\n`),
    `\n/** What every screen declares, by the name of its route. */\nexport const screens = {\n`,
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
    header,
    ...parts.map(({ component, from }) => `import { ${component} } from '${from}'\n`),
    '\n/** In one file of code: they share most of it, and the first load lists every file. */\nexport const screens = {\n',
    ...parts.map(({ component }) => `${component},\n`),
    '}\n',
  ].join('')
