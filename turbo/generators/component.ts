import type { PlopTypes } from '@turbo/gen'
import { drawPictures } from './drawPictures.ts'
import { add, edit, format, lineAfterLast, sentence } from './edit.ts'

const folder = 'packages/ui/src/components/{{name}}'

/** The reference picture of its variants. */
const picture: PlopTypes.CustomActionFunction = (answers, _config, plop) => {
  const { name = '' } = answers as Record<string, string>
  return drawPictures(plop.getDestBasePath(), 'test/stories.test.tsx', { env: { STORIES: name } })
}

/** A component of the UI kit with its styles and stories. */
export const component: Partial<PlopTypes.PlopGeneratorConfig> = {
  description: 'A component of the UI kit: component, styles, stories, export',
  prompts: [
    { type: 'input', name: 'name', message: 'Name', validate: (name: string) => /^[A-Z]\w+$/.test(name) || 'PascalCase, like PriceTag' },
    { type: 'input', name: 'purpose', message: 'What it is for, in a sentence', validate: sentence },
  ],
  actions: [
    add(`${folder}/{{name}}.tsx`, 'component/Component.tsx.hbs'),
    add(`${folder}/{{name}}.css.ts`, 'component/Component.css.ts.hbs'),
    add(`${folder}/{{name}}.stories.tsx`, 'component/Component.stories.tsx.hbs'),
    edit('packages/ui/src/exports/index.ts', (text, { name }) =>
      lineAfterLast(text, /^export \{.*\/components\//, `export { ${name}, type ${name}Props } from '../components/${name}/${name}.tsx'`),
    ),
    edit('packages/ui/src/exports/exports.json', withName),
    edit('packages/ui/src/testing/samples.tsx', (text, { name }) =>
      lineAfterLast(text, /^ {2}[A-Z]\w+: <ui\./, `  ${name}: <ui.${name}>Texto</ui.${name}>,`),
    ),
    format(folder, 'packages/ui/src/exports', 'packages/ui/src/testing'),
    picture,
  ],
}

function withName(text: string, { name = '' }: Record<string, string>): string {
  const names = JSON.parse(text) as Record<'index', string[]>
  return JSON.stringify({ ...names, index: [...names.index, name].toSorted() })
}
