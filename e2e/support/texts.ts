import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Messages } from '../../packages/player/src/i18n/locales/pt-BR/index.ts'

const folder = join(import.meta.dirname, '../../packages/player/src/i18n/locales')

/** The texts that the player app shows, so that a test follows a change of wording and still fails on a missing text. */
export function texts(locale: 'pt-BR' | 'en'): Messages {
  const all: Record<string, object> = {}
  for (const file of readdirSync(join(folder, locale)).filter((name) => name.endsWith('.json'))) {
    // A catalogue name has two files where home needs a part of it: `games` and `gamesFirst`, `system` and `systemLater`.
    const name = file.replace(/(?:First|Later)?\.json$/, '')
    all[name] = { ...all[name], ...(JSON.parse(readFileSync(join(folder, locale, file), 'utf8')) as object) }
  }
  return all as Messages
}
