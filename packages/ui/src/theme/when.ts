import type { LayoutChoices } from './layoutAttributes.ts'

const names = { header: 'header', tile: 'tile', density: 'density', tabBar: 'tab-bar', heading: 'heading', caption: 'caption' } as const

/** The root of a page with a layout choice: `[`${under('tabBar', 'raised')} a > &`]`. */
export const under = <K extends keyof LayoutChoices>(choice: K, value: NonNullable<LayoutChoices[K]>) =>
  `:root[data-${names[choice]}="${value}"]`

/** The selector of a style under a layout choice: `selectors: { [when('tile', 'wide')]: { … } }`. */
export const when = <K extends keyof LayoutChoices>(choice: K, value: NonNullable<LayoutChoices[K]>) => `${under(choice, value)} &`
