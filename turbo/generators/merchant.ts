import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PlopTypes } from '@turbo/gen'
import { brandOffsets } from '../../packages/config/src/portOffsets.ts'
import { install } from '../../scripts/lib/install.mjs'
import { drawPictures } from './drawPictures.ts'
import { add, format } from './edit.ts'
import { validateCode } from './merchantCode.ts'

const folder = 'apps/{{code}}'
const colour = (value: string) => /^#[0-9a-f]{6}$/i.test(value) || 'Like #14d9a4'

/** The smallest port offsets that no brand uses. */
export const freePorts = (): string[] => {
  const taken = readdirSync('apps').flatMap((name) => {
    const file = join('apps', name, 'merchant.ts')
    return existsSync(file) ? [/port: (\d+)/.exec(readFileSync(file, 'utf8'))?.[1]] : []
  })
  return brandOffsets.map(String).filter((port) => !taken.includes(port))
}

/** Draws the icons and home's first picture from the new favicon. */
const icons: PlopTypes.CustomActionFunction = (answers, _config, plop) => {
  const root = plop.getDestBasePath()
  const { code = '', brand = '' } = answers as Record<string, string>
  const args = ['--conditions=@platform/source', 'packages/launch/src/drawIconsCli.ts', code, brand]
  return execFileSync(join(root, 'node_modules/node/bin/node'), args, { cwd: root, encoding: 'utf8' }).trim()
}

/** Takes the reference pictures of the kit in the brand's colours. The packages that the theme imports must be installed. */
const pictures: PlopTypes.CustomActionFunction = async (answers, _config, plop) => {
  const { code = '' } = answers as Record<string, string>
  const root = plop.getDestBasePath()
  if (process.env.PICTURES !== 'off' && !(await install(root))) throw new Error('No pictures: the brand’s packages could not be installed')
  return drawPictures(root, 'test/kitchenSink.test.tsx', { args: ['--testNamePattern', ` looks in ${code} as`] })
}

/** A brand: configuration, theme, entry, logo. Outside its folder, it only adds Storybook's reference pictures. */
export const merchant: Partial<PlopTypes.PlopGeneratorConfig> = {
  description: 'A merchant: configuration, theme, entry, logo',
  prompts: [
    {
      type: 'input',
      name: 'code',
      message: 'Merchant code',
      // The prompt also passes the other answers, which must not be taken for the folder.
      validate: (code: string) => validateCode(code),
    },
    {
      type: 'input',
      name: 'name',
      message: 'Name as players see it',
      validate: (name: string) => (name.trim() === name && name.length > 0 && name.length <= 20) || '1 to 20 characters',
    },
    {
      type: 'input',
      name: 'port',
      message: 'Added to PORT',
      default: () => freePorts()[0],
      validate: (port: string) => freePorts().includes(port) || `A small number that no other has, such as ${freePorts()[0]}`,
    },
    { type: 'input', name: 'brand', message: 'Main colour', validate: colour },
    { type: 'input', name: 'accent', message: 'Second colour', validate: colour },
    { type: 'list', name: 'scheme', message: 'Scheme', choices: ['dark', 'light'] },
  ],
  actions: [
    ...[
      'merchant.ts',
      'theme.css.ts',
      'main.tsx',
      'Logo.tsx',
      'Logo.css.ts',
      'index.html',
      'vite.config.ts',
      'tsconfig.json',
      'package.json',
      'texts/pt-BR.json',
      'texts/en.json',
      'public/favicon.svg',
      'public/manifest.webmanifest',
    ].map((file) => add(`${folder}/${file}`, `merchant/${file}.hbs`)),
    format(folder),
    icons,
    pictures,
    () => 'now: npm start',
  ],
}
