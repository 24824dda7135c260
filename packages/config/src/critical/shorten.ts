import postcss, { type Declaration, type Root, type Rule } from 'postcss'
import type { Element } from '../html.ts'
import { cascadeOf, isMatched } from './cascadeOf.ts'

/** Prefix of the rules for the brand's layout. */
export const ROOT = ':root:root '

/** Shortens styles: a step that would change the cascade of these elements, or saves no bytes, is discarded. */
export function shorten(styles: Root, elements: readonly Element[]): Root {
  const distinct = distinctOf(styles, elements)
  let best = styles
  const attempt = (change: (draft: Root) => void, concerned = distinct) => {
    const draft = best.clone()
    change(draft)
    if (draft.toString().length < best.toString().length && cascadeOf(draft, concerned) === cascadeOf(best, concerned)) best = draft
  }
  const ofBrand = own(best).filter(({ selector }) => selector.startsWith(ROOT))
  for (const { selector } of ofBrand) attempt((draft) => flatten(draft, selector), matchedBy(selector, distinct))
  for (const text of repeated(best)) attempt((draft) => group(draft, text, distinct))
  attempt(joinEqual)
  const without = own(best).filter((rule) => rule.some((node) => node.type === 'decl' && textOf(node) === NONE))
  for (const { selector } of without) attempt((draft) => dropNone(draft, selector), matchedBy(selector, distinct))
  return best
}

const own = (styles: Root): Rule[] => styles.nodes.filter((node) => node.type === 'rule')
const first = (styles: Root): Rule => own(styles)[0]!
const textOf = ({ prop, value, important }: Declaration) => `${prop}:${value}${important ? '!important' : ''}`

const matchedBy = (list: string, elements: readonly Element[]) => {
  const selectors = list.split(',')
  return elements.filter((element) => selectors.some((text) => isMatched(element, text)))
}

/** One element for each distinct set of matching selectors. */
function distinctOf(styles: Root, elements: readonly Element[]): Element[] {
  const selectors = new Set<string>()
  styles.walkRules((rule) => {
    for (const text of rule.selectors) selectors.add(text).add(text.replace(ROOT, ''))
  })
  const keyOf = (element: Element) => [...selectors].map((text) => (isMatched(element, text) ? 1 : 0)).join('')
  return [...new Map(elements.map((element) => [keyOf(element), element])).values()]
}

/** Merges a rule for the brand's layout into the rule that it changes. */
function flatten(draft: Root, selector: string): void {
  const rule = own(draft).find((one) => one.selector === selector)
  const base = own(draft).find((one) => one.selector === selector.slice(ROOT.length))
  if (!rule) return
  if (!base) {
    rule.selector = selector.slice(ROOT.length)
    return
  }
  for (const node of rule.nodes) {
    if (node.type !== 'decl') continue
    base.each((other) => void (other.type === 'decl' && other.prop === node.prop && other.remove()))
    base.append(node.clone())
  }
  rule.remove()
}

/** Declarations that several rules share, largest total first. */
function repeated(styles: Root): string[] {
  const times = new Map<string, number>()
  for (const rule of own(styles))
    rule.each((node) => void (node.type === 'decl' && times.set(textOf(node), (times.get(textOf(node)) ?? 0) + 1)))
  return [...times]
    .filter(([text, count]) => count > 1 && text.length > 10)
    .toSorted(([one, ones], [other, others]) => other.length * others - one.length * ones)
    .map(([text]) => text)
}

/** Moves a shared declaration into one rule before all others, except from rules where another would then override it. */
function group(draft: Root, text: string, elements: readonly Element[]): void {
  const moved: Rule[] = []
  for (const rule of own(draft)) {
    const node = rule.nodes.find((one) => one.type === 'decl' && textOf(one) === text)
    if (!node || rule.selector.length >= text.length) continue
    const concerned = matchedBy(rule.selector, elements)
    const before = cascadeOf(draft, concerned)
    const place = postcss.comment({ text: '' })
    node.replaceWith(place)
    const early = postcss.rule({ selector: rule.selector, nodes: [node] })
    first(draft).before(early)
    if (cascadeOf(draft, concerned) === before) {
      moved.push(early)
      place.remove()
    } else {
      place.replaceWith(node)
      early.remove()
    }
  }
  const selectors = moved.map(({ selector }) => selector).join()
  if (moved.length > 0) first(draft).before(postcss.parse(`${selectors}{${text}}`).nodes)
  for (const rule of moved) rule.remove()
  for (const rule of own(draft)) if (rule.nodes.length === 0) rule.remove()
}

const NONE = 'background-image:none'

/** Drops `background-image: none` where there would be no image anyway. */
function dropNone(draft: Root, selector: string): void {
  for (const rule of own(draft)) {
    if (rule.selector !== selector) continue
    rule.each((node) => void (node.type === 'decl' && textOf(node) === NONE && node.remove()))
    if (rule.nodes.length === 0) rule.remove()
  }
}

/** Joins rules that have the same selector. */
function joinEqual(draft: Root): void {
  const seen = new Map<string, Rule>()
  for (const rule of own(draft)) {
    const same = seen.get(rule.selector)
    if (same) {
      same.append(...rule.nodes)
      rule.remove()
    } else seen.set(rule.selector, rule)
  }
}
