import { defaultTreeAdapter as tree, parse, parseFragment, type DefaultTreeAdapterTypes } from 'parse5'

export type Page = DefaultTreeAdapterTypes.Document
export type Element = DefaultTreeAdapterTypes.Element
type Parent = DefaultTreeAdapterTypes.ParentNode

/** Parses a page, so that a build finds each element that it changes or fails. Write it with `serialize` of parse5. */
export const readPage = (html: string): Page => parse(html)

/** Every descendant element with one of these names, in order. */
export function allOf(parent: Parent, ...names: string[]): Element[] {
  return parent.childNodes.flatMap((node) =>
    tree.isElementNode(node) ? [...(names.includes(node.tagName) ? [node] : []), ...allOf(node, ...names)] : [],
  )
}

/** The only element under a node with this name and attributes; throws if there is none or more than one. */
export function oneOf(parent: Parent, name: string, attributes: Record<string, string> = {}): Element {
  const found = allOf(parent, name).filter((element) =>
    Object.entries(attributes).every(([key, value]) => attribute(element, key) === value),
  )
  if (found[0] && found.length === 1) return found[0]
  throw new Error(`The page has ${found.length} <${name}> with ${JSON.stringify(attributes)}, not one`)
}

/** The child elements of a node, in order. */
export const elementsIn = (parent: Parent): Element[] => parent.childNodes.filter((node) => tree.isElementNode(node))

/** Every descendant element of a node, in order. */
export const elementsBelow = (parent: Parent): Element[] => elementsIn(parent).flatMap((element) => [element, ...elementsBelow(element)])

export const attribute = (element: Element, name: string): string | undefined => element.attrs.find((one) => one.name === name)?.value

/** Sets an attribute; undefined removes it. */
export function setAttribute(element: Element, name: string, value: string | undefined): void {
  const others = element.attrs.filter((one) => one.name !== name)
  element.attrs = value === undefined ? others : [...others, { name, value }]
}

/** Parses a fragment of HTML as the content of a `<body>`. */
export const nodesOf = (html: string) => parseFragment(html)

/** Moves nodes to the end of an element, or before one of its children. */
export function insert(parent: Element, nodes: readonly DefaultTreeAdapterTypes.ChildNode[], before?: Element): void {
  for (const node of nodes.slice()) {
    tree.detachNode(node)
    if (before) tree.insertBefore(parent, node, before)
    else tree.appendChild(parent, node)
  }
}

/** Replaces an element by these nodes. */
export function replace(old: Element, nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): void {
  const parent = tree.getParentNode(old) as Element
  insert(parent, nodes, old)
  tree.detachNode(old)
}

/** Replaces all children of an element. */
export function setChildren(parent: Element, nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): void {
  for (const old of parent.childNodes.slice()) tree.detachNode(old)
  insert(parent, nodes)
}

/** Moves what React writes before a view's first element to the page's head: its title and the preloads of its pictures. */
export function moveToHead(view: ReturnType<typeof nodesOf>, head: Element): void {
  // An SVG may also contain a title.
  const [title] = view.childNodes.flatMap((node) => (node.nodeName === 'title' ? [node] : []))
  if (title) replace(oneOf(head, 'title'), [title])
  insert(
    head,
    allOf(view, 'link').filter((link) => attribute(link, 'rel') === 'preload'),
  )
}
