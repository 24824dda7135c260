import { listHeader, type ScreenFolder } from './screenFolders.ts'
import type { EntryPlace } from '../../../packages/player/src/routes/ScreenEntry.ts'

// Each in the order of its positions.
const places: readonly EntryPlace[] = ['menu', 'login', 'quick', 'team', 'money', 'records', 'rewards', 'account']

/** Icons of the screens that entries link to, those of tabs in the first load, and the lists that have them. */
export const entryLists = (screens: ScreenFolder[]): Record<string, string> => ({
  'routes/tabIcons.tsx': [
    listHeader,
    importIcons(screens.filter(isTab)),
    '\n/** Icons of the routes that a tab can link to: the part of `routeIcons` in the first load. */\n',
    `export const tabIcons = {\n${icons(screens.filter(isTab))}}\n`,
  ].join(''),
  'routes/routeIcons.tsx': [
    listHeader,
    importIcons(screens.filter((screen) => !isTab(screen))),
    "import { tabIcons } from './tabIcons.tsx'\n\n/** The icon of each route that an entry can link to. */\n",
    `export const routeIcons = {\n...tabIcons,\n${icons(screens.filter((screen) => !isTab(screen)))}}\n\n`,
    '/** The routes of each list of entries, in its order. */\n',
    `export const entryPlaces = {\n${places.map((place) => `${place}: ${JSON.stringify(listOf(place, screens))},\n`).join('')}} as const\n`,
  ].join(''),
})

const isTab = ({ entry }: ScreenFolder) => entry?.tab === true

const icons = (screens: ScreenFolder[]) => screens.flatMap(({ name, entry }) => (entry ? [`${name}: <${entry.icon} />,\n`] : [])).join('')

const importIcons = (screens: ScreenFolder[]) =>
  `import { ${[...new Set(screens.flatMap(({ entry }) => entry?.icon ?? []))].toSorted().join(', ')} } from '@platform/ui'\n`

const listOf = (place: EntryPlace, screens: ScreenFolder[]) =>
  screens
    .flatMap(({ name, entry }) => ({ name, position: entry?.places?.[place] ?? 0 }))
    .filter(({ position }) => position > 0)
    .toSorted((one, other) => one.position - other.position)
    .map(({ name }) => name)
