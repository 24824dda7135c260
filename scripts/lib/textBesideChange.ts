import { parseSync } from 'vite'

/** The fields of the syntax tree that are read here. */
interface Node {
  type: string
  start: number
  end: number
  children?: Node[]
  expression?: Node
  value?: unknown
  name?: string
  operator?: string
  left?: Node
  right?: Node
  consequent?: Node
  alternate?: Node
  callee?: Node
  property?: Node
}

const textCalls =
  /^(t|l|d|c|e|m|w|common|text\w*|\w+Text|spell|money|label\w*|String|format\w*|\w*[nN]ame|inZone|day\w*|hour|clock|share|percent)$/

/** Names of values that callers fill with text. */
const textNames = /^(label|title|text|hint|name|userName|nickname|value|message|amount|code|digits|rest|subtitle|description)$/

/**
 * Texts of a JSX source in the same element as something that comes, goes or changes its type. A page translator replaces text nodes
 * by elements of its own; React then inserts or removes beside a node that is gone, and the page fails. Such a text needs an element of its own.
 */
export function textBesideChange(source: string): { line: number; code: string }[] {
  const found: { line: number; code: string }[] = []
  const { program, errors } = parseSync('a.tsx', source, { lang: 'tsx' })
  if (errors.length > 0) throw new Error(errors[0]!.message)
  visit(program as Node, (node) => {
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return
    const children = (node.children ?? []).filter((child) => !isBlank(child))
    const kinds = children.map(kindOf)
    if (children.length < 2 && node.type === 'JSXElement') return
    const isText = (kind: string) => kind.includes('text')
    const changes = (kind: string) => kind.startsWith('changing')
    // The nodes of a fragment come and go one by one.
    const isBare = node.type === 'JSXFragment' && kinds.some(isText)
    const faulty =
      isBare ||
      kinds.some((kind, at) => (isText(kind) && kinds.some((other, to) => to !== at && changes(other))) || kind === 'changing text')
    if (!faulty) return
    const line = source.slice(0, node.start).split('\n').length
    found.push({ line, code: source.slice(node.start, node.end).slice(0, 200) })
  })
  return found
}

const isBlank = (node: Node) =>
  (node.type === 'JSXText' && String(node.value).trim() === '') ||
  (node.type === 'JSXExpressionContainer' && node.expression?.type === 'JSXEmptyExpression')

/** `text`, `element`, `changing text`, `changing element` or `unknown`. */
function kindOf(child: Node): string {
  if (child.type === 'JSXText') return 'text'
  if (child.type !== 'JSXExpressionContainer') return 'element'
  return kindOfExpression(child.expression)
}

function kindOfExpression(node: Node | undefined): string {
  if (!node) return 'none'
  switch (node.type) {
    case 'Literal':
      return node.value === null ? 'none' : 'text'
    case 'TemplateLiteral':
      return 'text'
    case 'JSXElement':
    case 'JSXFragment':
      return 'element'
    case 'ParenthesizedExpression':
      return kindOfExpression(node.expression)
    case 'LogicalExpression':
      return node.operator === '&&' ? changing(kindOfExpression(node.right)) : kindOfExpression(node.left)
    case 'ConditionalExpression': {
      const [one, other] = [kindOfExpression(node.consequent), kindOfExpression(node.alternate)]
      if (one === 'text' && other === 'text') return 'text'
      if (one === 'text' || other === 'text') return 'changing text'
      return one === 'unknown' && other === 'unknown' ? 'unknown' : 'changing element'
    }
    case 'CallExpression': {
      const callee = node.callee?.type === 'MemberExpression' ? node.callee.property : node.callee
      const name = callee?.name ?? ''
      if (['map', 'flatMap'].includes(name)) return 'changing element'
      if (name === 'rich') return 'text'
      if (name === 'link') return 'element'
      return textCalls.test(name) || ['dateTime', 'number', 'list', 'toString', 'join', 'trim'].includes(name) ? 'text' : 'unknown'
    }
    case 'BinaryExpression':
      return 'text'
    case 'Identifier':
      return textNames.test(node.name ?? '') ? 'text' : 'unknown'
    case 'MemberExpression':
      return textNames.test(node.property?.name ?? '') ? 'text' : 'unknown'
    default:
      return 'unknown'
  }
}

const changing = (kind: string) => (kind.includes('text') ? 'changing text' : kind === 'unknown' ? 'unknown' : 'changing element')

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

function visit(node: Node, enter: (node: Node) => void) {
  enter(node)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, enter)
  }
}
