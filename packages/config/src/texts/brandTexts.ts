import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

export interface Texts {
  [key: string]: string | Texts
}

/** File of a brand's own texts, with the keys of the app's catalogue: `texts/pt-BR.json`, `texts/en.json`. */
export const brandTextsFile = (folder: string, locale: string): string => join(folder, 'texts', `${locale}.json`)

/** A brand's own texts in one language. */
export function readBrandTexts(folder: string, locale: string): Texts {
  const file = brandTextsFile(folder, locale)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {}
}

/** Language and topic of a catalogue file of the app. A topic may have other files: what home needs first, what comes later, what only members read. */
export const placeOf = (file: string): { locale: string; topic: string } => ({
  locale: basename(dirname(file)),
  topic: basename(file, '.json').replace(/(First|Later|OfMembers)$/, ''),
})

/** Texts, replaced by the brand's own where it has some. An own text with an unknown key is ignored: it may belong to another file of the topic. */
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
