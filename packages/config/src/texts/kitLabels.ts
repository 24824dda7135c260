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

/** The labels of the kit by key, read from the source of a language (`packages/ui/src/labels`). */
export function kitLabels(source: string): Map<string, KitLabel> {
  return new Map(
    [...source.matchAll(line)].map(([, key = '', takes = '', , text = '']) => [
      key,
      { text: text.replace(/\$(\{\w+\})/g, '$1'), takes: takes.split(', ').filter(Boolean) },
    ]),
  )
}

/** The source of a language with a brand's own labels in the places of the kit's. A brand without any has the same bytes as before. */
export function withOwnLabels(source: string, own: Texts[string] | undefined): string {
  const labels = kitLabels(source)
  const mine = Object.entries(typeof own === 'object' ? own : {}).flatMap(([key, text]) => {
    const label = labels.get(key)
    return label && typeof text === 'string' ? [`${key}: ${written(text, label.takes)}`] : []
  })
  const name = /^export const (\w+)/m.exec(source)?.[1]
  return mine.length === 0 ? source : `${source}\nObject.assign(${name}, { ${mine.join(', ')} })\n`
}

/** As a text or as a function that puts the text together. */
function written(text: string, takes: string[]): string {
  if (takes.length === 0) return JSON.stringify(text)
  const parts = text.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 1 ? part : JSON.stringify(part)))
  return `(${takes.join(', ')}) => ${parts.join(' + ')}`
}
