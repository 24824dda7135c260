import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** A node of the syntax tree, of any type. */
interface Node {
  type: string
  name?: string | Node
  value?: unknown
  raw?: string
}

interface Context {
  report: (found: { node: Node; message: string }) => void
}

const apps = new URL('../../apps/', import.meta.url)
const codes = readdirSync(apps).filter((folder) => existsSync(new URL(`${folder}/merchant.ts`, apps)))
/** The names as players see them. */
const titles = codes.flatMap((code) => {
  const [, quoted = ''] = /^ {2}name: (["'].+["']),$/m.exec(readFileSync(new URL(`${code}/merchant.ts`, apps), 'utf8')) ?? []
  return quoted ? [quoted.slice(1, -1)] : []
})
const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
const colour =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|^(?:black|white|gr[ae]y|red|green|blue|yellow|orange|purple|pink)$/i
/** A string that begins with a code, which may be an ordinary word elsewhere, or that has a name in it. */
const brand = new RegExp(String.raw`^(?:${codes.join('|')})(?!\p{L})|(?<!\p{L})(?:${titles.map(escaped).join('|')})(?!\p{L})`, 'u')
const letters = /\p{L}{2}/u
/** Words rather than a code: they have a space or begin with a capital. */
const words = /\s|^\p{Lu}/u
/** Attributes whose value a player reads or hears. */
const spoken = /^(?:aria-(?:label|description|roledescription|valuetext)|alt|title|placeholder|label|text|hint|heading)$/

const colours = 'A colour is a token of the theme: use vars.color from @platform/ui/theme, so that every brand has its own.'
const texts = 'A text that players read is in the catalogues of both languages: use useTranslations, or useUiLabels in the kit.'
const names = 'A package never names a brand: a difference is a token, a feature, a layout choice or a slot.'

/** Reports strings and parts of templates that a pattern matches. */
const strings = (pattern: RegExp, message: string) => (context: Context) => {
  const check = (node: Node, text: unknown) => typeof text === 'string' && pattern.test(text) && context.report({ node, message })
  return {
    Literal: (node: Node) => check(node, node.value),
    TemplateElement: (node: Node) => check(node, (node.value as { raw: string }).raw),
  }
}

const nameOf = (node: Node | undefined): string => (typeof node?.name === 'string' ? node.name : '')

const noText = (context: Context) => ({
  JSXText: (node: Node) => letters.test((node.raw ?? '').replaceAll(/&\w+;/g, '')) && context.report({ node, message: texts }),
  JSXAttribute: (node: Node) => {
    const { value } = (node.value as Node | null) ?? {}
    if (typeof value === 'string' && letters.test(value) && words.test(value) && spoken.test(nameOf(node.name as Node)))
      context.report({ node, message: texts })
  },
})

/** Lint rules of what differs between brands and languages. */
export default {
  meta: { name: 'brands' },
  rules: {
    'no-colour': { create: strings(colour, colours) },
    'no-name': { create: strings(brand, names) },
    'no-text': { create: noText },
  },
}
