import type { Texts } from './brandTexts.ts'

/** What a label of the kit says, `{name}` where it takes something, and what it takes, in order. */
export interface KitLabel {
  text: string
  takes: string[]
}

/** The topic under which a brand says labels of the kit in its own words. */
export const KIT = 'kit'

// One label a line; `locale` says how amounts and dates are written, and is no text.
const line = /^ {2}(?!locale:)(\w+): (?:\(([^)]*)\) => )?(['"`])(.*)\3,$/gm

/** Fails where there are none: they would be written in another way, and a brand's own would not be seen to be missing. */
function linesOf(source: string) {
  const lines = [...source.matchAll(line)]
  if (lines.length === 0) throw new Error(`kitLabels: no label of the kit is read in: ${source.slice(0, 80)}`)
  return lines
}

/** The labels of the kit by key, read from the source of a language (`packages/ui/src/labels`). */
export function kitLabels(source: string): Map<string, KitLabel> {
  return new Map(
    linesOf(source).map(([, key = '', takes = '', , text = '']) => [
      key,
      { text: text.replace(/\$(\{\w+\})/g, '$1'), takes: namesIn(takes) },
    ]),
  )
}

/** The source of a language with a brand's own labels in the places of the kit's. */
export function withOwnLabels(source: string, own: Texts[string] | undefined): string {
  linesOf(source)
  return source.replace(line, (kits: string, key: string, takes = '') => {
    const text = typeof own === 'object' ? own[key] : undefined
    return typeof text === 'string' ? `  ${key}: ${written(text, namesIn(takes))},` : kits
  })
}

const namesIn = (takes: string) => takes.split(', ').filter(Boolean)

/** As a text or as a function that puts the text together. */
function written(text: string, takes: string[]): string {
  if (takes.length === 0) return JSON.stringify(text)
  const parts = text.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 1 ? part : JSON.stringify(part)))
  return `(${takes.join(', ')}) => ${parts.join(' + ')}`
}
