import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

export interface Texts {
  [key: string]: string | Texts
}

/** Where a brand keeps what it says in words of its own: `texts/pt-BR.json`, `texts/en.json`, by the keys of the player's catalogue. */
export const brandTextsFile = (folder: string, locale: string): string => join(folder, 'texts', `${locale}.json`)

/** A brand's own texts in one language. */
export function readBrandTexts(folder: string, locale: string): Texts {
  const file = brandTextsFile(folder, locale)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {}
}

/** Where a file of the player's catalogue is: its language, and the key that its texts stand under. What home needs first is a file of its own. */
export const placeOf = (file: string): { locale: string; topic: string } => ({
  locale: basename(dirname(file)),
  topic: basename(file, '.json').replace(/(First|Later)$/, ''),
})

/** Texts with a brand's own in their places. A key that is not there is left out: it may stand in the topic's other file. */
export function withBrandTexts(texts: Texts, own: Texts[string] | undefined): Texts {
  if (typeof own !== 'object') return texts
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      const mine = own[key]
      if (typeof text === 'object') return [key, withBrandTexts(text, mine)]
      return [key, typeof mine === 'string' ? mine : text]
    }),
  )
}
