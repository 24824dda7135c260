import { vars } from '@platform/ui/theme'

const nameOf = (variable: string) => variable.slice(4, -1)
const COLOURS = new Set(Object.values(vars.color).map(nameOf))
const CORNERS = new Set(Object.values(vars.radius).map(nameOf))

/** The theme in a launch address. Only plain colours and lengths are accepted: the address is untrusted. */
export function brandIn(fragment: string): [name: string, value: string][] {
  return [...new URLSearchParams(fragment.replace(/^#/, ''))].flatMap(([name, value]): [string, string][] => {
    const plain = COLOURS.has(name) ? isColour(value) : CORNERS.has(name) && /^\d{1,2}px$/.test(value)
    return plain ? [[name, value]] : []
  })
}

const isColour = (text: string) => /^#[\da-f]{3,8}$/i.test(text) || /^(rgb|hsl|oklch|oklab|color)\([\w\s.,%/+-]+\)$/i.test(text)

/** Applies the theme of the launching site to the page. */
export function applyBrand(fragment: string, { style }: { style: CSSStyleDeclaration }): void {
  for (const [name, value] of brandIn(fragment)) style.setProperty(name, value)
}

/** The applied theme, for the address of another of our pages. */
export const appliedBrand = ({ style }: { style: CSSStyleDeclaration }): string =>
  new URLSearchParams(
    [...COLOURS, ...CORNERS].flatMap((name) => (style.getPropertyValue(name) ? [[name, style.getPropertyValue(name)]] : [])),
  ).toString()

const KEY = 'lotteryLook'

/** The fragment of the launch; stored for reloads, since the page changes its fragment. */
export function storedBrand(fragment: string, storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => sessionStorage): string {
  try {
    if (!fragment.includes('--color-')) return storage().getItem(KEY) ?? ''
    storage().setItem(KEY, fragment)
  } catch {
    // Storage is blocked: a reload loses the theme.
  }
  return fragment
}
