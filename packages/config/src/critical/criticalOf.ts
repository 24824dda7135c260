import postcss, { type AtRule, type Root, type Rule } from 'postcss'
import { type Element, elementsBelow, type Page, parentOf } from '../html.ts'
import { awaitsText } from './awaitsText.ts'
import { isMatched, matchedOf } from './cascadeOf.ts'
import { inlineVariables, variablesIn } from './inlineVariables.ts'
import { ROOT, shorten } from './shorten.ts'

/** What shows only when something happens, or moves. */
const later =
  /^(animation|caret|cursor|outline|overscroll|pointer-events|scroll-|touch-action|transition|(-webkit-)?user-select|-webkit-tap|will-change)/
/** Settings of few players, which follow with the sheet. What moves does not do so before. */
const settings = /prefers-|forced-colors|print/
/** `--first-view: absent` on what is below the fold: it is not there before the sheet is. */
const ABSENT = '--first-view'

/**
 * The styles that a page needs until its sheets are there: what matches an element of it, as nobody has touched it. The faces of text are those that
 * every device has, in the measures of the brand's.
 */
export function criticalOf(page: Page, sheets: string): string {
  const styles = postcss.parse(sheets)
  const elements = elementsBelow(page)
  styles.walkAtRules((rule) => void (isLater(rule) && rule.remove()))
  dropRules(styles, elements)
  // What an animation shows later.
  styles.walkRules(
    /:(after|before)$/,
    (rule) => void (rule.some((node) => node.type === 'decl' && node.prop === 'opacity' && node.value === '0') && rule.remove()),
  )
  leaveOut(styles, elements)
  styles.walkDecls((declaration) => void (later.test(declaration.prop) && declaration.remove()))
  // Those attributes of the root say how a brand is laid out, and never change.
  styles.walkRules((rule) => void (rule.selector = rule.selector.replaceAll(/:root\[data-(?!first\b)[\w-]+=[\w-]+\] /g, ROOT)))
  const root = elements.slice(0, 1)
  const inMarkup = new Set(elements.flatMap(({ attrs }) => attrs.flatMap(({ value }) => variablesIn(value))))
  const isRoot = (rule: Rule) => matchedOf(rule, root).length > 0
  inlineVariables(styles, isRoot, inMarkup)
  // Two that were different by name have one value now.
  inlineVariables(styles, isRoot, inMarkup)
  dropEmpty(styles)
  return shorten(styles, elements).toString().trim()
}

const isLater = (rule: AtRule) =>
  rule.name === 'keyframes' ||
  (rule.name === 'media' && settings.test(rule.params)) ||
  (rule.name === 'font-face' && rule.some((node) => node.type === 'decl' && node.prop === 'src' && node.value.includes('url(')))

function dropRules(styles: Root, elements: readonly Element[], which: (rule: Rule) => boolean = () => true): void {
  styles.walkRules((rule) => {
    if (!which(rule)) return
    const selectors = matchedOf(rule, elements)
    if (selectors.length === 0) rule.remove()
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors
  })
}

/** What is not shown needs no other styles. */
function leaveOut(styles: Root, elements: readonly Element[]): void {
  styles.walkDecls(ABSENT, ({ parent }) => {
    const rule = parent as Rule
    rule.removeAll()
    rule.append({ prop: 'display', value: 'none', important: true, raws: { important: '!important' } })
  })
  const hiding = (rule: Rule) => rule.some((node) => node.type === 'decl' && node.prop === 'display' && node.value === 'none')
  const hidden = new Set<Element>()
  styles.walkRules((rule) => {
    if (!hiding(rule) || !isForGood(rule)) return
    for (const text of rule.selectors)
      for (const element of elements) if (isMatched(element, text) && !awaitsText(element)) hidden.add(element)
  })
  const isHidden = (element: Element | undefined): boolean => element !== undefined && (hidden.has(element) || isHidden(parentOf(element)))
  const shown = elements.filter((element) => !isHidden(element))
  dropRules(styles, shown, (rule) => !hiding(rule))
}

/** An element, not a part of it, at every width, and whether or not the page is shown in the place of another. */
const isForGood = ({ parent, selector }: Rule) =>
  (parent?.type !== 'atrule' || (parent as AtRule).name === 'layer') && !/:after|:before|::|:has|\[data-first=boot|:not/.test(selector)

function dropEmpty(styles: Root): void {
  styles.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()))
  styles.walkAtRules((rule) => void (rule.nodes?.length === 0 && rule.remove()))
}
