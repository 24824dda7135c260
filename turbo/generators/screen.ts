import type { PlopTypes } from '@turbo/gen'
import { writeScreens } from '../../scripts/lib/screens/writeScreens.ts'
import { routes } from '../../packages/player/src/routes.ts'
import { add, edit, format, sentence } from './edit.ts'

const player = 'packages/player/src'
const folder = `${player}/{{feature}}/{{name}}Screen`
const locales = `${player}/i18n/locales`

/** The folder of a screen, and its texts; the lists follow from it. */
export const screen: Partial<PlopTypes.PlopGeneratorConfig> = {
  description: 'A screen of the player: declaration, screen, view, story, test, states, texts',
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
      validate: (name: string) =>
        (/^[A-Z]\w+$/.test(name) && !(textKey(name) in routes)) || 'PascalCase, like RewardCenter, and no screen yet',
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
      message: 'Path',
      default: ({ name }: { name: string }) => `/m/${textKey(name)}`,
      validate: (path: string) => /^\/m\/[\w/]+$/.test(path) || 'like /m/rewardCenter',
    },
    { type: 'input', name: 'purpose', message: 'What a player sees and does there, in a sentence', validate: sentence },
  ],
  actions: [
    add(`${folder}/screen.ts`, 'screen/screen.ts.hbs'),
    add(`${folder}/screen.states.ts`, 'screen/screen.states.ts.hbs'),
    add(`${folder}/{{name}}Screen.tsx`, 'screen/Screen.tsx.hbs'),
    add(`${folder}/{{name}}View.tsx`, 'screen/View.tsx.hbs'),
    add(`${folder}/{{name}}View.css.ts`, 'screen/View.css.ts.hbs'),
    add(`${folder}/{{name}}View.stories.tsx`, 'screen/View.stories.tsx.hbs'),
    add(`${folder}/{{name}}Screen.test.tsx`, 'screen/Screen.test.tsx.hbs'),
    title('pt-BR', 'title'),
    title('en', 'titleEn'),
    format(`${player}/{{feature}}`, locales),
    listScreens,
  ],
}

/** As `npm run gen -- screens`: the generator may run in another folder than this one. */
async function listScreens(...[, , plop]: Parameters<PlopTypes.CustomActionFunction>): Promise<string> {
  await writeScreens(plop.getDestBasePath())
  return 'listed'
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
    (text, { name = '', [answer]: value }) => withText(text, textKey(name), value),
    (text, { name = '', [answer]: value }) => (JSON.parse(text) as Record<string, string>)[textKey(name)] === value,
  )
}
