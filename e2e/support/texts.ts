import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Messages } from '../../packages/player/src/i18n/locales/pt-BR/index.ts'

const folder = join(import.meta.dirname, '../../packages/player/src/i18n/locales')

/** The texts that the player shows, so that a test follows a change of wording and still fails on a missing one. */
export function texts(locale: 'pt-BR' | 'en'): Messages {
  const files = readdirSync(join(folder, locale)).filter((file) => file.endsWith('.json'))
  const all = Object.fromEntries(
    files.map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(join(folder, locale, file), 'utf8'))]),
  ) as Messages & { gamesFirst: object }
  // What home says of games comes first; the catalogue has both under one name.
  return { ...all, games: { ...all.games, ...all.gamesFirst } }
}
