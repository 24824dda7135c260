import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { merchantFolder } from '@platform/config/merchants'
import { KIT, kitLabels, placeOf, readBrandTexts, type Texts, withBrandTexts } from '@platform/config/texts'
import type { Messages } from '../../packages/player/src/i18n/locales/pt-BR/index.ts'

const packages = join(import.meta.dirname, '../../packages')

/** The player's catalogue, and under `kit` the labels of the kit's components. */
type Shown = Messages & { kit: Record<string, string> }

/** The texts that a brand's site shows, its own among them, so that a test follows a change of wording and still fails on a missing text. */
export function texts(locale: 'pt-BR' | 'en', brand: string): Shown {
  const all: Record<string, Texts> = { [KIT]: labels(locale) }
  const folder = join(packages, 'player/src/i18n/locales', locale)
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    // A topic may have several files: `games` and `gamesFirst`, `errors`, `errorsLater` and `errorsOfMembers`.
    const { topic } = placeOf(join(folder, file))
    all[topic] = { ...all[topic], ...(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Texts) }
  }
  return withBrandTexts(all, readBrandTexts(merchantFolder(brand), locale)) as unknown as Shown
}

function labels(locale: string): Texts {
  const source = readFileSync(join(packages, 'ui/src/labels', `${locale.replace('-', '')}.ts`), 'utf8')
  return Object.fromEntries([...kitLabels(source)].map(([key, { text }]) => [key, text]))
}
