import { AttributeAction, type AttributeSelector, type PseudoSelector, type Selector, SelectorType } from 'css-what'
import { awaitsText } from './awaitsText.ts'
import { attribute, type Element, elementsIn, parentOf } from '../html.ts'

/** Combinators, followed from the selector's last element backwards. */
const traversals: ReadonlySet<string> = new Set([SelectorType.Child, SelectorType.Descendant, SelectorType.Adjacent, SelectorType.Sibling])

/** States caused by a player, a script or time: no element has them when the page is first shown. */
const states =
  /^(active|autofill|-webkit-autofill|focus|focus-visible|focus-within|hover|invalid|open|popover-open|target|user-invalid|visited)$/

/** Whether a selector may match an element of a page before any interaction. Pseudo-classes not handled here count as matching. */
export function mayMatch(element: Element, selector: readonly Selector[]): boolean {
  const at = selector.findLastIndex(({ type }) => traversals.has(type))
  if (!selector.slice(at + 1).every((part) => has(element, part))) return false
  if (at < 0) return true
  const rest = selector.slice(0, at)
  return reached(element, selector[at]!.type).some((other) => mayMatch(other, rest))
}

function reached(element: Element, traversal: string): Element[] {
  const parent = parentOf(element)
  if (traversal === SelectorType.Child) return parent ? [parent] : []
  if (traversal === SelectorType.Descendant) return ancestorsOf(element)
  const before = siblingsOf(element).slice(0, siblingsOf(element).indexOf(element))
  return traversal === SelectorType.Adjacent ? before.slice(-1) : before
}

function ancestorsOf(element: Element): Element[] {
  const parent = parentOf(element)
  return parent ? [parent, ...ancestorsOf(parent)] : []
}

const siblingsOf = (element: Element): Element[] => (element.parentNode ? elementsIn(element.parentNode) : [element])

function has(element: Element, part: Selector): boolean {
  if (part.type === SelectorType.Tag) return element.tagName === part.name
  if (part.type === SelectorType.Attribute) return hasAttribute(element, part)
  if (part.type === SelectorType.Pseudo) return hasPseudo(element, part)
  return true
}

function hasAttribute(element: Element, { name, action, value }: AttributeSelector): boolean {
  const own = attribute(element, name)
  if (own === undefined) return false
  if (action === AttributeAction.Equals) return own === value
  if (action === AttributeAction.Element) return own.split(/\s+/).includes(value)
  return true
}

function hasPseudo(element: Element, { name, data }: PseudoSelector): boolean {
  const siblings = siblingsOf(element)
  if (Array.isArray(data) && name !== 'has') {
    const some = data.some((selector) => mayMatch(element, selector))
    return name === 'not' ? !some || data.every((selector) => selector.every((part) => isOpen(element, part))) : some
  }
  if (name === 'root') return element.tagName === 'html'
  if (name === 'empty') return element.childNodes.length === 0
  if (name === 'disabled' || name === 'checked') return attribute(element, name) !== undefined
  if (name === 'first-child') return siblings[0] === element
  if (name === 'last-child') return siblings.at(-1) === element
  if (name === 'only-child') return siblings.length === 1
  if (name === 'nth-child' && typeof data === 'string') return isNth(data, siblings.indexOf(element) + 1)
  return !states.test(name)
}

/** Whether the part matches at one time and not at another. */
const isOpen = (element: Element, part: Selector): boolean =>
  part.type === SelectorType.Pseudo && part.name === 'empty' && awaitsText(element)

/** Whether a 1-based position satisfies a formula such as `n+4`, `2n` or `3`. */
function isNth(formula: string, place: number): boolean {
  const [, step, first] = /^(?:([+-]?\d*)n)?([+-]?\d+)?$/.exec(formula.replaceAll(' ', '')) ?? []
  if (step === undefined && first === undefined) return true
  const every = step === undefined ? 0 : Number(/\d/.test(step) ? step : `${step}1`)
  const beyond = place - Number(first ?? 0)
  return every === 0 ? beyond === 0 : beyond / every >= 0 && beyond % every === 0
}
