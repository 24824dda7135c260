import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { PlopTypes } from '@turbo/gen'
import { add, edit, format, lineAfterLast, sentence } from './edit.ts'

const folder = 'packages/ui/src/components/{{name}}'

/** The picture of its variants that Storybook's test compares; `PICTURES=off` leaves it for later. */
const picture: PlopTypes.CustomActionFunction = (answers, _config, plop) => {
  const { name = '' } = answers as Record<string, string>
  if (process.env.PICTURES === 'off') return 'no picture: PICTURES=off'
  const cwd = join(plop.getDestBasePath(), 'apps/storybook')
  try {
    execFileSync('node_modules/.bin/vitest', ['run', 'test/stories.test.tsx', '--update'], {
      cwd,
      env: { ...process.env, STORIES: name },
      stdio: 'pipe',
    })
    return `apps/storybook/test/__screenshots__/stories.test.tsx/Content-${name}-chromium-linux.png: look at it`
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: Buffer; stderr?: Buffer }
    throw new Error(
      `No picture: STORIES=${name} pnpm --filter @platform/storybook test -u draws it when this is mended\n${stdout?.toString() ?? ''}${stderr?.toString() ?? ''}`,
      { cause: error },
    )
  }
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
