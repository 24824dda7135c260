import { parse as parseSelector, type Selector, SelectorType } from 'css-what'
import type { AtRule, Root, Rule } from 'postcss'
import type { Element } from '../html.ts'
import { mayMatch } from './mayMatch.ts'

interface ReadSelector {
  parts: Selector[]
  specificity: number
  /** Cached results by element. */
  matches: WeakMap<Element, boolean>
}

const known = new Map<string, ReadSelector>()

// A script decides whether the prerendered content is shown, so these attributes match in both cases.
const undecided = /:not\(\[data-first=\w+\]\)|\[data-first=\w+\]/g

function read(text: string): ReadSelector {
  const [parts = []] = parseSelector(text.replace(undecided, ''))
  const [all = []] = parseSelector(text)
  const selector = { parts, specificity: specificityOf(all), matches: new WeakMap() }
  known.set(text, selector)
  return selector
}

/** Whether a selector without commas may match an element of a page before any interaction. */
export function isMatched(element: Element, text: string): boolean {
  const { parts, matches } = known.get(text) ?? read(text)
  const result = matches.get(element) ?? mayMatch(element, parts)
  matches.set(element, result)
  return result
}

/** The selectors of a rule that match at least one of these elements. */
export const matchedOf = (rule: Rule, elements: readonly Element[]): string[] =>
  rule.selectors.filter((text) => elements.some((element) => isMatched(element, text)))

/** A canonical text of each element's cascade: equal texts mean an equal look. */
export const cascadeOf = (styles: Root, elements: readonly Element[]): string => {
  const rules = rulesOf(styles)
  return elements.map((element) => cascadeAt(element, rules)).join('\n')
}

interface WeighedRule {
  text: string
  /** Layers, then specificity, then order. */
  weight: readonly [number, number]
  /** The media condition and the pseudo-element that the rule applies to. */
  scope: string
  rule: Rule
}

function rulesOf(styles: Root): WeighedRule[] {
  const all: WeighedRule[] = []
  styles.walkRules((rule) => {
    const around = rule.parent?.type === 'atrule' ? (rule.parent as AtRule) : undefined
    for (const text of rule.selectors) {
      const scope = `${around && around.name !== 'layer' ? around.params : ''}${/::?(after|before)$/.exec(text)?.[1] ?? ''}`
      all.push({ text, weight: [around?.name === 'layer' ? 0 : 1, (known.get(text) ?? read(text)).specificity], scope, rule })
    }
  })
  return all.toSorted((one, other) => one.weight[0] - other.weight[0] || one.weight[1] - other.weight[1])
}

/** The winning value of each property; families that contain a shorthand keep their order. */
function cascadeAt(element: Element, rules: readonly WeighedRule[]): string {
  const families = new Map<string, Map<string, string>>()
  for (const { text, scope, rule } of rules) {
    if (!isMatched(element, text)) continue
    rule.each((node) => {
      if (node.type !== 'decl') return
      const key = scope + familyOf(node.prop)
      const family = families.get(key) ?? new Map<string, string>()
      families.set(key, family)
      family.delete(node.prop)
      family.set(node.prop, `${node.value}${node.important ? '!' : ''}`)
    })
  }
  return JSON.stringify(
    [...families]
      .map(([name, family]) => [name, inOrder(family)] as const)
      .filter(([, family]) => family.length > 0)
      .toSorted(byName),
  )
}

const byName = ([one]: readonly [string, ...unknown[]], [other]: readonly [string, ...unknown[]]) => (one < other ? -1 : 1)

function inOrder(family: Map<string, string>): [string, string][] {
  // `none` on top of no background changes nothing.
  if (family.get('background-image') === 'none' && !family.has('background')) family.delete('background-image')
  const names = [...family.keys()]
  const isShorthand = (name: string) =>
    /inline|block|^(all|font|place-\w+)$/.test(name) || names.some((other) => other.startsWith(`${name}-`))
  return names.some(isShorthand) ? [...family] : [...family].toSorted(byName)
}

// Properties that a shorthand sets although their names do not start with its own.
const families = [
  [/^border(-[a-z]+)?-radius|^border-.*-radius/, 'radius'],
  [/^(inset|top|right|bottom|left)/, 'inset'],
  [/^(font|line-height)/, 'font'],
  [/^(place|align|justify)-(\w+)/, 'place'],
  [/gap$/, 'gap'],
] as const
const familyOf = (property: string) =>
  families.find(([pattern]) => pattern.test(property))?.[1] ?? (property.startsWith('-') ? property : property.split('-')[0]!)

function specificityOf(selector: readonly Selector[]): number {
  const of = (part: Selector): number => {
    if (part.type === SelectorType.Attribute) return part.name === 'id' ? 10_000 : 100
    if (part.type === SelectorType.Tag || part.type === SelectorType.PseudoElement) return 1
    if (part.type !== SelectorType.Pseudo) return 0
    if (!Array.isArray(part.data)) return /^(after|before)$/.test(part.name) ? 1 : 100
    return part.name === 'where' ? 0 : Math.max(...part.data.map(specificityOf))
  }
  return selector.reduce((sum, part) => sum + of(part), 0)
}
