import type { PlopTypes } from '@turbo/gen'
import { readFileSync } from 'node:fs'
import { add, edit, format } from './edit.ts'

const folder = 'packages/player/src/{{feature}}/{{name}}Screen'
const locales = 'packages/player/src/i18n/locales'
const routeName = (root: string, route: string) =>
  new RegExp(`^  ${route}: \\[`, 'm').test(readFileSync(`${root}/packages/player/src/paths.ts`, 'utf8'))

/** A screen with its view, skeleton, story and test, registered under a route of section 2.1. */
export const screen: Partial<PlopTypes.PlopGeneratorConfig> = {
  description: 'A screen of the player: screen, view, story, test, texts, registration',
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
      message: 'Route name of paths.ts',
      validate: (name: string) => routeName(process.cwd(), name) || 'No such route in packages/player/src/paths.ts',
    },
    { type: 'input', name: 'title', message: 'Title in Portuguese' },
    { type: 'input', name: 'titleEn', message: 'Title in English' },
  ],
  actions: [
    add(`${folder}/{{name}}Screen.tsx`, 'screen/Screen.tsx.hbs'),
    add(`${folder}/{{name}}View.tsx`, 'screen/View.tsx.hbs'),
    add(`${folder}/{{name}}View.css.ts`, 'screen/View.css.ts.hbs'),
    add(`${folder}/{{name}}View.stories.tsx`, 'screen/View.stories.tsx.hbs'),
    add(`${folder}/{{name}}Screen.test.tsx`, 'screen/Screen.test.tsx.hbs'),
    { ...add(`${locales}/pt-BR/{{feature}}.json`, 'screen/locale.json.hbs'), skipIfExists: true },
    { ...add(`${locales}/en/{{feature}}.json`, 'screen/locale.json.hbs'), skipIfExists: true },
    edit(`${locales}/pt-BR/{{feature}}.json`, (text, { name = '', title = '' }) => withText(text, name, title)),
    edit(`${locales}/en/{{feature}}.json`, (text, { name = '', titleEn = '' }) => withText(text, name, titleEn)),
    catalogue('pt-BR'),
    catalogue('en'),
    edit('packages/player/src/app/screens.ts', (text, { feature, name, route }) =>
      text.replace(
        /\n\]\n/,
        `\n  screen('${route}', async () => (await import('../${feature}/${name}Screen/${name}Screen.tsx')).${name}Screen),\n]\n`,
      ),
    ),
    format('packages/player/src/{{feature}}', locales, 'packages/player/src/app/screens.ts'),
  ],
}

function withText(text: string, name: string, title: string): string {
  const messages = JSON.parse(text) as Record<string, unknown>
  const key = name.charAt(0).toLowerCase() + name.slice(1)
  return JSON.stringify({ ...messages, [key]: { title } }, null, 2)
}

// A feature's first screen also lists its catalogue; later ones find it there.
function catalogue(locale: string): PlopTypes.CustomActionFunction {
  const list = edit(`${locales}/${locale}/index.ts`, (text, { feature = '' }) =>
    text
      .replace(/(import \w+ from '[^']+\.json'[^\n]*\n)(?!import)/, `$1import ${feature} from './${feature}.json' with { type: 'json' }\n`)
      .replace(/(export const messages[^=]*= \{[^}]*?),?\s*\}/, `$1, ${feature} }`),
  )
  return (answers, config, plop) => {
    const text = readFileSync(`${plop.getDestBasePath()}/${locales}/${locale}/index.ts`, 'utf8')
    return text.includes(`'./${answers.feature}.json'`) ? 'listed already' : list(answers, config, plop)
  }
}
