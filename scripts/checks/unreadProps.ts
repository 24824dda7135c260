import { dirname, join, relative } from 'node:path'
import { parseSync } from 'vite'
import { read, root } from './sources.ts'

type Node = { type: string } & Record<string, unknown>

/** A prop that a component does nothing with but to hand it to one other. */
interface Handed {
  /** `file Component.prop` */
  from: string
  to: string
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const childrenOf = (node: Node) => Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode))
const allOf = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(allOf)]
const nameOf = (node: unknown) => (isNode(node) && typeof node.name === 'string' ? node.name : '')

/** Props that pass through two components unread, as chains of `file Component.prop`: the second could be given to the first as children. */
export function unreadProps(files: readonly string[], textOf = read): string[] {
  const handed = new Map(files.flatMap((file) => handedIn(file, textOf(file))).map(({ from, to }) => [from, to]))
  const isStart = (from: string) => ![...handed.values()].includes(from)
  const chainOf = (from: string): string[] => [from, ...(handed.has(from) ? chainOf(handed.get(from)!) : [])]
  return [...handed.keys()]
    .filter(isStart)
    .map(chainOf)
    .filter(({ length }) => length > 2)
    .map((chain) => chain.join(' → '))
}

function handedIn(file: string, text: string): Handed[] {
  const { program } = parseSync(file, text, { lang: 'tsx' })
  const nodes = allOf(program as unknown as Node)
  const imported = new Map(
    nodes
      .filter(({ type }) => type === 'ImportDeclaration')
      .flatMap(({ source, specifiers }) =>
        (specifiers as Node[]).map(({ local }) => [nameOf(local), fileOf(file, String((source as Node).value))] as const),
      ),
  )
  return nodes.flatMap((node) => {
    const made = node.type === 'VariableDeclarator' ? node.init : node
    const component = nameOf(node.id)
    if (!/^[A-Z]/.test(component) || !isNode(made) || !/Function/.test(made.type)) return []
    const [props] = made.params as Node[]
    if (props?.type !== 'ObjectPattern') return []
    const body = allOf(made.body as Node)
    return (props.properties as Node[]).flatMap((property) => {
      if (property.type !== 'Property' || (property.value as Node).type !== 'Identifier') return []
      const prop = nameOf(property.key)
      const local = nameOf(property.value)
      // Also the names of attributes, keys and members: one use too many, never one too few.
      const uses = body.filter((one) => one.type === 'Identifier' && one.name === local)
      const attributes = body.filter((one) => one.type === 'JSXOpeningElement').flatMap((element) => attributesWith(element, local))
      const [attribute] = attributes
      if (!attribute || uses.length !== attribute.names) return []
      const target = imported.get(attribute.component) ?? file
      // What the kit shows is read.
      if (target.startsWith('@')) return []
      return [{ from: `${file} ${component}.${prop}`, to: `${target} ${attribute.component}.${attribute.name}` }]
    })
  })
}

/** The attribute of an element whose value is this variable alone: `a={x}` or `{...{ x }}`. */
function attributesWith(element: Node, local: string): { component: string; name: string; names: number }[] {
  const component = nameOf(element.name)
  if (!/^[A-Z]/.test(component)) return []
  return (element.attributes as Node[]).flatMap((attribute) => {
    if (attribute.type === 'JSXSpreadAttribute') {
      const { type, properties } = attribute.argument as Node
      const keys = type === 'ObjectExpression' ? (properties as Node[]).filter(({ value }) => nameOf(value) === local) : []
      return keys.map(({ key, shorthand }) => ({ component, name: nameOf(key), names: shorthand ? 2 : 1 }))
    }
    const { expression } = (attribute.value ?? {}) as Record<string, unknown>
    return nameOf(expression) === local ? [{ component, name: nameOf(attribute.name), names: 1 }] : []
  })
}

const fileOf = (file: string, specifier: string) =>
  specifier.startsWith('.') ? relative(root, join(root, dirname(file), specifier)) : specifier
