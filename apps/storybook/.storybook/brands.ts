import { layoutAttributes, type LayoutChoices } from '@platform/ui/theme'
import { wireframeTheme } from '@platform/ui/themes/wireframe'

type ThemeModule = Record<string, string>
type MerchantModule = Record<string, { code: string; name: string; layout?: LayoutChoices }>

const themes = import.meta.glob<ThemeModule>('../../*/theme.css.ts', { eager: true })
const merchants = import.meta.glob<MerchantModule>('../../*/merchant.ts', { eager: true })

export type BrandOfStories = { title: string; themeClass: string; layout: LayoutChoices }

/** The kit's own theme and every merchant of the workspace, by code. */
export const brands: Record<string, BrandOfStories> = { wireframe: { title: 'Wireframe', themeClass: wireframeTheme, layout: {} } }

for (const [path, module] of Object.entries(merchants)) {
  const [merchant] = Object.values(module)
  const theme = themes[path.replace('merchant.ts', 'theme.css.ts')]
  const themeClass = theme && Object.entries(theme).find(([name]) => name.endsWith('Theme'))?.[1]
  if (merchant && themeClass) brands[merchant.code] = { title: merchant.name, themeClass, layout: merchant.layout ?? {} }
}

/** Applies a brand's theme and layout to the page; the toolbar may override single layout choices. */
export function applyBrand(root: HTMLElement, code: string, choices: LayoutChoices) {
  const brand = brands[code] ?? brands.wireframe
  if (!brand) return
  root.className = brand.themeClass
  for (const [name, value] of Object.entries(layoutAttributes({ ...brand.layout, ...choices }))) root.setAttribute(name, value)
}
