import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { forbiddenWord, marketOf, type MarketProfile } from '@platform/sdk/markets'
import { argumentsOf, fits, KIT, kitLabels, placeOf, type Texts } from '@platform/config/texts'
import type { Brand } from '../Brand.ts'
import { error, type Finding } from '../Finding.ts'
import { didYouMean } from '../nearest.ts'

const LOCALES = ['pt-BR', 'en'] as const
const catalogues = join(import.meta.dirname, '../../../player/src/i18n/locales')
const labels = join(import.meta.dirname, '../../../ui/src/labels')

/** The brand's own texts use keys that exist, in both languages, with the same arguments, and no word that its market rules out. */
export function checkTexts({ folder, config }: Brand): Finding[] {
  const own = join(folder, 'texts')
  if (!existsSync(own)) return []
  const files = readdirSync(own)
  const others = files.filter((file) => !LOCALES.some((locale) => file === `${locale}.json`))
  const missing = LOCALES.filter((locale) => !files.includes(`${locale}.json`))
  return [
    ...others.map((file) =>
      error(`texts/${file}`, 'no language reads it', `call it ${LOCALES.map((locale) => `${locale}.json`).join(' or ')}`),
    ),
    ...missing.map((locale) => error(`texts/${locale}.json`, 'it is missing: that language would show our texts', 'write it')),
    ...LOCALES.filter((locale) => !missing.includes(locale)).flatMap((locale) => findings(own, locale, marketOf(config.market))),
    ...(missing.length > 0 ? [] : onlyIn(own)),
  ]
}

function findings(folder: string, locale: (typeof LOCALES)[number], market: MarketProfile): Finding[] {
  const at = `texts/${locale}.json`
  const texts = readTexts(folder, locale)
  if (!texts) return [error(at, 'it is not valid JSON', 'fix its commas and quotes')]
  const usualTexts = catalogue(locale)
  const wrong = misplaced(texts).map(([key, value]) =>
    error(`${at}: ${key || 'the file'}`, `${JSON.stringify(value)} is not a text`, 'write it in quotation marks, or delete the line'),
  )
  const faulty = flat(texts).flatMap(([key, text]) => {
    const place = `${at}: ${key}`
    const usual = usualTexts.get(key)
    if (usual === undefined) return [error(place, 'no text has this key', `use a key of the catalogue${nearest(key, usualTexts)}`)]
    if (text.trim() === '') return [error(place, 'it is empty', 'write a text or delete the line')]
    if (!isWhole(text)) return [error(place, 'a brace, tag or plural in it is broken', `write it like: ${usual}`)]
    const word = forbiddenWord(market, locale, text)
    if (word) return [error(place, `its market rules out “${word}”`, `write it like: ${usual}`)]
    return fits(text, usual) ? [] : [error(place, `it has ${named(text)}, not ${named(usual)}`, `write it like: ${usual}`)]
  })
  return [...wrong, ...faulty]
}

/** Keys that the brand overrides in one language only. */
function onlyIn(folder: string): Finding[] {
  const [portuguese, english] = LOCALES.map((locale) => new Set(flat(readTexts(folder, locale) ?? {}).map(([key]) => key)))
  const lacking = (one: Set<string>, other: Set<string>, locale: string) =>
    [...one]
      .filter((key) => !other.has(key))
      .map((key) => error(`texts/${locale}.json: ${key}`, 'only the other language has it', 'add it'))
  return [...lacking(portuguese!, english!, 'en'), ...lacking(english!, portuguese!, 'pt-BR')]
}

function readTexts(folder: string, locale: string): Texts | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8')) as Texts
  } catch {
    return undefined
  }
}

/** All texts of the player app in a language, and those of the kit's components, by key. */
const catalogue = (locale: string): Map<string, string> => new Map([...playerTexts(locale), ...kitTexts(locale)])

const playerTexts = (locale: string) =>
  readdirSync(join(catalogues, locale))
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const { topic } = placeOf(join(locale, file))
      return flat(JSON.parse(readFileSync(join(catalogues, locale, file), 'utf8')) as Texts, `${topic}.`)
    })

const kitTexts = (locale: string) =>
  [...kitLabels(readFileSync(join(labels, `${locale.replace('-', '')}.ts`), 'utf8'))].map(
    ([key, { text }]) => [`${KIT}.${key}`, text] as [string, string],
  )

const flat = (texts: Texts, before = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) => {
    if (typeof text === 'string') return [[before + key, text] as [string, string]]
    return isGroup(text) ? flat(text, `${before}${key}.`) : []
  })

/** What is neither a text nor a group of them, with its key: `null`, a number, a list. */
const misplaced = (texts: unknown, key = ''): [string, unknown][] =>
  isGroup(texts)
    ? Object.entries(texts).flatMap(([name, value]) => (typeof value === 'string' ? [] : misplaced(value, key ? `${key}.${name}` : name)))
    : [[key, texts]]

const isGroup = (value: unknown): value is Texts => typeof value === 'object' && value !== null && !Array.isArray(value)

function isWhole(text: string): boolean {
  try {
    argumentsOf(text)
    return true
  } catch {
    return false
  }
}

const named = (text: string) =>
  [...argumentsOf(text)].map(([name, kind]) => (kind === 'tag' ? `<${name}>` : `{${name}}`)).join(', ') || 'no arguments'

/** Suggests the key that differs least, or one with the same last part. */
function nearest(key: string, usualTexts: ReadonlyMap<string, string>): string {
  const guess = didYouMean(key, usualTexts.keys())
  if (guess) return `: ${guess}`
  const last = key.split('.').at(-1)
  const like = [...usualTexts.keys()].find((one) => one.split('.').at(-1) === last)
  return like ? `, such as ${like}` : ''
}
