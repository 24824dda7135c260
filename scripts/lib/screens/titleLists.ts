import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ScreenFolder } from './screenFolders.ts'

/** Titles of what is no screen: an unknown address, and the change of password that an agent's new member must make. */
const others = ['notFound', 'firstPassword']

/** The titles of the screens, in each language: without those of screens that are gone. */
export const titleLists = (source: string, screens: ScreenFolder[]): Record<string, string> => {
  const keys = new Set([...screens.map(({ name }) => name), ...others])
  return Object.fromEntries(
    ['pt-BR', 'en'].map((locale) => {
      const file = `i18n/locales/${locale}/titles.json`
      const titles = Object.entries(JSON.parse(readFileSync(join(source, file), 'utf8')) as Record<string, string>)
      return [file, `${JSON.stringify(Object.fromEntries(titles.filter(([key]) => keys.has(key))), null, 2)}\n`]
    }),
  )
}
