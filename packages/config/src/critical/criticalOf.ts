import postcss, { type AtRule, type Root, type Rule } from 'postcss'
import { type Element, elementsBelow, type Page, parentOf } from '../html.ts'
import { awaitsText } from './awaitsText.ts'
import { isMatched, matchedOf } from './cascadeOf.ts'
import { inlineVariables, variablesIn } from './inlineVariables.ts'
import { ROOT, shorten } from './shorten.ts'

/** Properties that take effect only on interaction or in motion. */
const later =
  /^(animation|caret|cursor|outline|overscroll|pointer-events|scroll-|touch-action|transition|(-webkit-)?user-select|-webkit-tap|will-change)/
/** Media queries for settings that few players have: left to the sheet. Nothing is animated before it. */
const settings = /prefers-|forced-colors|print/
/** `--first-view: absent` marks what is below the fold: it is not displayed before the sheet applies. */
const ABSENT = '--first-view'

/**
 * The styles that a page needs until its sheets are loaded: the rules that match its elements before any interaction. Fonts are local ones,
 * adjusted to the metrics of the brand's.
 */
export function criticalOf(page: Page, sheets: string): string {
  const styles = postcss.parse(sheets)
  const elements = elementsBelow(page)
  styles.walkAtRules((rule) => void (isLater(rule) && rule.remove()))
  dropRules(styles, elements)
  // Pseudo-elements that an animation makes visible later.
  styles.walkRules(
    /:(after|before)$/,
    (rule) => void (rule.some((node) => node.type === 'decl' && node.prop === 'opacity' && node.value === '0') && rule.remove()),
  )
  leaveOut(styles, elements)
  styles.walkDecls((declaration) => void (later.test(declaration.prop) && declaration.remove()))
  // These attributes of the root describe the brand's layout and never change.
  styles.walkRules((rule) => void (rule.selector = rule.selector.replaceAll(/:root\[data-(?!first\b)[\w-]+=[\w-]+\] /g, ROOT)))
  const root = elements.slice(0, 1)
  const inMarkup = new Set(elements.flatMap(({ attrs }) => attrs.flatMap(({ value }) => variablesIn(value))))
  const isRoot = (rule: Rule) => matchedOf(rule, root).length > 0
  inlineVariables(styles, isRoot, inMarkup)
  // Inlining may have given different declarations of a variable the same value.
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

/** Drops the other styles of what is hidden. */
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

/** Whether a rule always hides its element itself: at every width, and with or without the boot frame. */
const isForGood = ({ parent, selector }: Rule) =>
  (parent?.type !== 'atrule' || (parent as AtRule).name === 'layer') && !/:after|:before|::|:has|\[data-first=boot|:not/.test(selector)

function dropEmpty(styles: Root): void {
  styles.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()))
  styles.walkAtRules((rule) => void (rule.nodes?.length === 0 && rule.remove()))
}
