import type { Texts } from './brandTexts.ts'

/** A label of the kit, with `{name}` for each argument, and its arguments in order. */
export interface KitLabel {
  text: string
  takes: string[]
}

/** The topic of a brand's own labels of the kit. */
export const KIT = 'kit'

// One label per line; `locale` is the format of amounts and dates, not a text.
const line = /^ {2}(?!locale:)(\w+): (?:\(([^)]*)\) => )?(['"`])(.*)\3,$/gm

/** Throws if it finds none: the source then has another format, and a brand's own labels would be ignored silently. */
function linesOf(source: string) {
  const lines = [...source.matchAll(line)]
  if (lines.length === 0) throw new Error(`kitLabels: found no label of the kit in: ${source.slice(0, 80)}`)
  return lines
}

/** The labels of the kit by key, read from a language's source file (`packages/ui/src/labels`). */
export function kitLabels(source: string): Map<string, KitLabel> {
  return new Map(
    linesOf(source).map(([, key = '', takes = '', , text = '']) => [
      key,
      { text: text.replace(/\$(\{\w+\})/g, '$1'), takes: namesIn(takes) },
    ]),
  )
}

/** A language's source file with the kit's labels replaced by the brand's own. */
export function withOwnLabels(source: string, own: Texts[string] | undefined): string {
  linesOf(source)
  return source.replace(line, (kits: string, key: string, takes = '') => {
    const text = typeof own === 'object' ? own[key] : undefined
    return typeof text === 'string' ? `  ${key}: ${valueOf(text, namesIn(takes))},` : kits
  })
}

const namesIn = (takes: string) => takes.split(', ').filter(Boolean)

/** A string, or a function that inserts the arguments. */
function valueOf(text: string, takes: string[]): string {
  if (takes.length === 0) return JSON.stringify(text)
  const parts = text.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 1 ? part : JSON.stringify(part)))
  return `(${takes.join(', ')}) => ${parts.join(' + ')}`
}
