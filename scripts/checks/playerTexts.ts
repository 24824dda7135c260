import { basename } from 'node:path'
import { parseSync } from 'vite'
import { filesUnder, read } from './sources.ts'

export type Language = 'pt-BR' | 'en'

/** A text that a player or an agent reads: `key` is its place, such as `withdraw.turnover.title` or `contracts.messages.titles.paid`. */
export interface PlayerText {
  key: string
  language: Language
  text: string
}

type Tree = { [key: string]: string | Tree }
type Node = { type: string } & Record<string, unknown>

const flatten = (tree: Tree, before: string): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value] as [string, string]] : flatten(value, `${before}${key}.`),
  )

/** The catalogues of the sites, and with `play.` before their keys those of the game and betting pages. */
export const catalogueTexts = (): PlayerText[] =>
  [
    ['packages/player/src/i18n/locales', ''],
    ['apps/play/src/i18n/locales', 'play.'],
  ].flatMap(([folder = '', prefix = '']) =>
    (['pt-BR', 'en'] as const).flatMap((language) =>
      filesUnder(`${folder}/${language}`)
        .filter((file) => file.endsWith('.json'))
        .flatMap((file) => flatten(JSON.parse(read(file)) as Tree, `${prefix}${basename(file, '.json')}.`))
        .map(([key, text]) => ({ key, language, text })),
    ),
  )

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const childrenOf = (node: Node) => Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode))
const nameOf = (node: unknown) => (isNode(node) ? String(node.name ?? node.value) : '')
const languageOf = (name: string): Language | undefined =>
  /^(pt|pt-BR|PT|ptBR)$|_pt$|Pt$/.test(name) ? 'pt-BR' : /^(en|EN)$|_en$|En$/.test(name) ? 'en' : undefined

/** Words rather than a code: it has a space or begins with a capital. */
const isText = (node: unknown): boolean => {
  if (!isNode(node)) return false
  if (node.type === 'Literal') return typeof node.value === 'string' && /\s|^[A-ZÀ-Ú<]/.test(node.value)
  return ['TemplateLiteral', 'BinaryExpression', 'ConditionalExpression', 'CallExpression'].includes(node.type)
}

/** Texts in a source: those under a name for a language (`pt`, `title_en`), and pairs `[Portuguese, English]`. */
export function textsOfSource(source: string, key: string): PlayerText[] {
  const found: PlayerText[] = []
  const visit = (node: Node, path: string, language?: Language): void => {
    const inside = (children: readonly unknown[], place = path, tongue = language) =>
      children.filter(isNode).forEach((child) => visit(child, place, tongue))
    if (node.type === 'Property' || node.type === 'VariableDeclarator') {
      const name = nameOf(node.key ?? node.id)
      return inside([node.value ?? node.init], `${path}.${name}`, languageOf(name) ?? language)
    }
    if (node.type === 'ArrayExpression' && !language) {
      const elements = node.elements as unknown[]
      if (elements.length === 2 && elements.every(isText))
        return elements.forEach((each, index) => inside([each], path, index ? 'en' : 'pt-BR'))
    }
    if (/^(Import|TaggedTemplate|TSType|TSInterface)/.test(node.type)) return undefined
    if (node.type === 'ConditionalExpression') return inside([node.consequent, node.alternate])
    if (node.type === 'Literal' && language && typeof node.value === 'string') found.push({ key: path, language, text: node.value })
    if (node.type === 'TemplateLiteral' && language) {
      const pieces = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
      found.push({ key: path, language, text: pieces.join('{}') })
    }
    return inside(childrenOf(node))
  }
  const { program, errors } = parseSync('a.ts', source, { lang: 'ts' })
  if (errors.length > 0) throw new Error(errors[0]!.message)
  visit(program as unknown as Node, key)
  return found
}

const sources = [
  'packages/demo/src/seed',
  'apps/sandbox/src',
  'packages/config/src/merchantPage.ts',
  'packages/ui/src/labels/ptBR.ts',
  'packages/ui/src/labels/en.ts',
]
/** Tests, and pages that belong to others, such as payment services, which the gateway simulates. */
const others = /\.test\.ts$|\/testing\/|\/paymentService\/|\/console\//

/** Texts of the demo content, of the gateway's messages, SMS and mail, of the boot page and the kit's labels. */
export const sourceTexts = (): PlayerText[] =>
  sources
    .flatMap((path) => (path.endsWith('.ts') ? [path] : filesUnder(path)))
    .filter((file) => file.endsWith('.ts') && !others.test(file))
    .flatMap((file) =>
      textsOfSource(
        read(file),
        file
          .replace(/^.*?\/src\//, '')
          .replace(/\.ts$/, '')
          .replaceAll('/', '.'),
      ),
    )
