import type { PlopTypes } from '@turbo/gen'
import { add, format } from './edit.ts'

const folder = 'apps/{{code}}'
const colour = (value: string) => /^#[0-9a-f]{6}$/i.test(value) || 'Like #14d9a4'

/** A brand: configuration, theme, entry, logo. Nothing outside its folder changes. */
export const merchant: Partial<PlopTypes.PlopGeneratorConfig> = {
  description: 'A merchant: configuration, theme, entry, logo',
  prompts: [
    {
      type: 'input',
      name: 'code',
      message: 'Merchant code',
      validate: (code: string) => /^[a-z][a-z0-9]+$/.test(code) || 'Small letters and digits',
    },
    { type: 'input', name: 'name', message: 'Name as players see it' },
    {
      type: 'input',
      name: 'port',
      message: 'Added to PORT',
      validate: (port: string) => /^\d{1,2}$/.test(port) || 'A small number that no other has',
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
      'public/favicon.svg',
    ].map((file) => add(`${folder}/${file}`, `merchant/${file}.hbs`)),
    format(folder),
    () => 'now: pnpm install, npm start',
  ],
}
