import { defaultTreeAdapter as tree, parse, parseFragment, type DefaultTreeAdapterTypes } from 'parse5'

export type Page = DefaultTreeAdapterTypes.Document
export type Element = DefaultTreeAdapterTypes.Element
type Parent = DefaultTreeAdapterTypes.ParentNode
type Nodes = readonly DefaultTreeAdapterTypes.ChildNode[]

/** Parses a page, so that a build finds each element that it changes or fails. Write it with `serialize` of parse5. */
export const readPage = (html: string): Page => parse(html)

/** Parses a fragment of HTML as the content of a `<body>`. */
export const nodesOf = (html: string) => parseFragment(html)

/** Every descendant element with one of these names, in order. */
export function allOf(parent: Parent, ...names: string[]): Element[] {
  return parent.childNodes.flatMap((node) =>
    tree.isElementNode(node) ? [...(names.includes(node.tagName) ? [node] : []), ...allOf(node, ...names)] : [],
  )
}

/** Every descendant element with this name and attributes. */
export const allWith = (parent: Parent, name: string, attributes: Record<string, string>): Element[] =>
  allOf(parent, name).filter((element) => Object.entries(attributes).every(([key, value]) => attribute(element, key) === value))

/** The only element under a node with this name and attributes; throws if there is none or more than one. */
export function oneOf(parent: Parent, name: string, attributes: Record<string, string> = {}): Element {
  const found = allWith(parent, name, attributes)
  if (found[0] && found.length === 1) return found[0]
  throw new Error(`The page has ${found.length} <${name}> with ${JSON.stringify(attributes)}, not one`)
}

export const attribute = (element: Element, name: string): string | undefined => element.attrs.find((one) => one.name === name)?.value

/** Sets attributes; undefined removes one. */
export function setAttributes(element: Element, changed: Record<string, string | undefined>): void {
  const others = element.attrs.filter(({ name }) => !(name in changed))
  element.attrs = [...others, ...Object.entries(changed).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]))]
}

/** Moves nodes to the end of an element, or before one of its children. */
export function insert(parent: Parent, nodes: Nodes, before?: Element): void {
  for (const node of nodes.slice()) {
    tree.detachNode(node)
    if (before) tree.insertBefore(parent, node, before)
    else tree.appendChild(parent, node)
  }
}

/** Replaces an element by these nodes. */
export function replace(old: Element, nodes: Nodes): void {
  insert(tree.getParentNode(old)!, nodes, old)
  tree.detachNode(old)
}

/** Replaces all children of an element. */
export function setChildren(parent: Element, nodes: Nodes): void {
  for (const old of parent.childNodes.slice()) tree.detachNode(old)
  insert(parent, nodes)
}
