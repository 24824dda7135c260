import type { PlopTypes } from '@turbo/gen'
import { readFileSync } from 'node:fs'
import { add, edit, format, sentence } from './edit.ts'

const player = 'packages/player/src'
const folder = `${player}/{{feature}}/{{name}}Screen`
const states = 'packages/test-kit/src/scenarios/routeStates.ts'
const locales = `${player}/i18n/locales`

const routesOf = (root: string) => readFileSync(`${root}/${player}/routes.ts`, 'utf8')
const isRoute = (routes: string, route: string) => new RegExp(`^  ${route}: \\{`, 'm').test(routes)
// A route record ends where the next one begins, at the same indentation.
const plannedRecord = (route: string) => new RegExp(`(\\n  ${route}: \\{(?:(?!\\n  \\w)[^])*?),?\\s*planned: true`)

/** A screen with its view, story and test, and its entries in the app: record, loader, title, icon, states. */
export const screen: Partial<PlopTypes.PlopGeneratorConfig> = {
  description: 'A screen of the player: screen, view, story, test, texts, route, icon',
  prompts: [
    {
      type: 'input',
      name: 'feature',
      message: 'Feature folder',
      validate: (name: string) => /^[a-z]\w*$/.test(name) || 'camelCase, like rewards',
    },
    {
      type: 'input',
      name: 'name',
      message: 'Name without Screen',
      validate: (name: string) => /^[A-Z]\w+$/.test(name) || 'PascalCase, like RewardCenter',
    },
    {
      type: 'input',
      name: 'route',
      message: 'Route name: one of routes.ts that is planned, or a new one',
      validate: (name: string) => {
        const routes = routesOf(process.cwd())
        const isFree = !isRoute(routes, name) || plannedRecord(name).test(routes)
        return (/^[a-z]\w*$/.test(name) && isFree) || `camelCase, and no screen of ${player}/routes.ts yet`
      },
    },
    { type: 'input', name: 'title', message: 'Title in Portuguese', validate: filled },
    { type: 'input', name: 'titleEn', message: 'Title in English', validate: filled },
    {
      type: 'input',
      name: 'icon',
      message: 'Icon of @platform/ui',
      validate: (name: string) => /^[A-Z]\w+Icon$/.test(name) || 'PascalCase, like TrophyIcon',
    },
    {
      type: 'input',
      name: 'path',
      message: 'Path; a route of routes.ts keeps its own',
      default: ({ route }: { route: string }) => `/m/${route}`,
      validate: (path: string) => /^\/m\/[\w/]+$/.test(path) || 'like /m/rewardCenter',
    },
    { type: 'input', name: 'purpose', message: 'What a player sees and does there, in a sentence', validate: sentence },
  ],
  actions: [
    add(`${folder}/{{name}}Screen.tsx`, 'screen/Screen.tsx.hbs'),
    add(`${folder}/{{name}}View.tsx`, 'screen/View.tsx.hbs'),
    add(`${folder}/{{name}}View.css.ts`, 'screen/View.css.ts.hbs'),
    add(`${folder}/{{name}}View.stories.tsx`, 'screen/View.stories.tsx.hbs'),
    add(`${folder}/{{name}}Screen.test.tsx`, 'screen/Screen.test.tsx.hbs'),
    { ...add(`${locales}/pt-BR/{{feature}}.json`, 'screen/locale.json.hbs'), skipIfExists: true },
    { ...add(`${locales}/en/{{feature}}.json`, 'screen/locale.json.hbs'), skipIfExists: true },
    edit(`${locales}/pt-BR/{{feature}}.json`, (text, { name = '', title = '' }) => withText(text, textKey(name), { title })),
    edit(`${locales}/en/{{feature}}.json`, (text, { name = '', titleEn = '' }) => withText(text, textKey(name), { title: titleEn })),
    title('pt-BR', 'title'),
    title('en', 'titleEn'),
    catalogue('pt-BR'),
    catalogue('en'),
    edit(`${player}/routes.ts`, (text, { route = '', path }) =>
      isRoute(text, route)
        ? text.replace(plannedRecord(route), '$1')
        : text.replace('\n} as const', `\n  ${route}: { paths: ['${path}'] },\n} as const`),
    ),
    edit(`${player}/app/screens/screens.ts`, (text, { feature, name, route }) =>
      text.replace(
        '\n}\n',
        `\n  ${route}: () => import('../../${feature}/${name}Screen/${name}Screen.tsx').then((file) => file.${name}Screen),\n}\n`,
      ),
    ),
    edit(
      states,
      (text, { route = '', titleEn = '' }) =>
        text.replace(
          /\n\}\n\n\/\*\* The member who sees/,
          `\n  ${route}: { title: ${JSON.stringify(titleEn)}, calls: [], empty: text },$&`,
        ),
      (text, { route }) => text.includes(`\n  ${route}: {`),
    ),
    edit(`${player}/blocks/routeEntries.tsx`, withIcon, (text, { route, icon }) => text.includes(`\n  ${route}: <${icon} />`)),
    edit(`${player}/exports/views.ts`, (text, { feature, name }) =>
      [...text.trimEnd().split('\n'), `export { ${name}View } from '../${feature}/${name}Screen/${name}View.tsx'`, ''].join('\n'),
    ),
    format(
      `${player}/{{feature}}`,
      locales,
      states,
      `${player}/routes.ts`,
      `${player}/app/screens/screens.ts`,
      `${player}/blocks/routeEntries.tsx`,
    ),
  ],
}

function filled(text: string): true | string {
  return text.trim() !== '' || 'A text'
}

const textKey = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

const withText = (text: string, key: string, value: unknown): string =>
  `${JSON.stringify({ ...(JSON.parse(text) as object), [key]: value }, null, 2)}\n`

// A menu or list entry may already have this title.
function title(locale: string, answer: string) {
  return edit(
    `${locales}/${locale}/titles.json`,
    (text, { route = '', [answer]: value }) => withText(text, route, value),
    (text, { route = '', [answer]: value }) => (JSON.parse(text) as Record<string, string>)[route] === value,
  )
}

/** Adds the route's icon; replaces the one that it already has from a menu entry. */
function withIcon(text: string, { route, icon }: Record<string, string>): string {
  const others = text.replace(new RegExp(`\\n  ${route}: <\\w+ />,`), '')
  const listed = others.replace('\n} satisfies', `\n  ${route}: <${icon} />,\n} satisfies`)
  const names = [...new Set([...listed.matchAll(/<(\w+Icon) \/>/g)].map(([, name = '']) => name))].toSorted((a, b) => a.localeCompare(b))
  return listed.replace(/import \{[^}]*\} from '@platform\/ui'/, `import { ${names.join(', ')} } from '@platform/ui'`)
}

// The first screen of a feature also registers its catalogue.
function catalogue(locale: string) {
  return edit(
    `${locales}/${locale}/index.ts`,
    (text, { feature = '' }) =>
      text
        .replace(
          /(import \w+ from '[^']+\.json'[^\n]*\n)(?!import)/,
          `$1import ${feature} from './${feature}.json' with { type: 'json' }\n`,
        )
        .replace(/(export const messages[^=]*= \{[^}]*?),?\s*\}/, `$1, ${feature} }`),
    (text, { feature }) =>
      [text, readFileSync(`${locales}/${locale}/public.ts`, 'utf8')].some((each) => each.includes(`'./${feature}.json'`)),
  )
}
