import { kebab } from './kebab.ts'
import type { LayoutChoices } from './layoutAttributes.ts'

/** The root of a page with a layout choice: `[`${under('tabBar', 'raised')} a > &`]`. */
export const under = <K extends keyof LayoutChoices>(choice: K, value: NonNullable<LayoutChoices[K]>) =>
  `:root[data-${kebab(choice)}="${value}"]`

/** While a keyboard takes a part of the screen, on pages that mark it: bars at its end leave the view. */
export const besideKeyboard = ':root[data-keyboard] &'

/** The selector of a style under a layout choice: `selectors: { [when('tile', 'wide')]: { … } }`. */
export const when = <K extends keyof LayoutChoices>(choice: K, value: NonNullable<LayoutChoices[K]>) => `${under(choice, value)} &`
