import { vars } from '@platform/ui/theme'

const nameOf = (variable: string) => variable.slice(4, -1)
const COLOURS = new Set(Object.values(vars.color).map(nameOf))
const CORNERS = new Set(Object.values(vars.radius).map(nameOf))

/** What a launch says about the site it comes from. Only plain colours and lengths are taken: anybody can write an address. */
export function brandIn(fragment: string): [name: string, value: string][] {
  return [...new URLSearchParams(fragment.replace(/^#/, ''))].flatMap(([name, value]): [string, string][] => {
    const plain = COLOURS.has(name) ? isColour(value) : CORNERS.has(name) && /^\d{1,2}px$/.test(value)
    return plain ? [[name, value]] : []
  })
}

const isColour = (text: string) => /^#[\da-f]{3,8}$/i.test(text) || /^(rgb|hsl|oklch|oklab|color)\([\w\s.,%/+-]+\)$/i.test(text)

/** Puts the brand of the launching site on the page. */
export function applyBrand(fragment: string, { style }: { style: CSSStyleDeclaration }): void {
  for (const [name, value] of brandIn(fragment)) style.setProperty(name, value)
}

/** What the page wears, for the address of another page of ours. */
export const appliedBrand = ({ style }: { style: CSSStyleDeclaration }): string =>
  new URLSearchParams(
    [...COLOURS, ...CORNERS].flatMap((name) => (style.getPropertyValue(name) ? [[name, style.getPropertyValue(name)]] : [])),
  ).toString()

const KEY = 'lotteryLook'

/** What was said after the `#` at the launch; a page that is loaded again remembers it, as its address says something else by then. */
export function storedBrand(fragment: string, storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => sessionStorage): string {
  try {
    if (!fragment.includes('--color-')) return storage().getItem(KEY) ?? ''
    storage().setItem(KEY, fragment)
  } catch {
    // Blocked: then a reload is plain.
  }
  return fragment
}
