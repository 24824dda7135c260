import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export { amount, hero } from './OrderPage.css.ts'

export const title = style({ fontSize: vars.text.lg, overflowWrap: 'anywhere' })
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  borderRadius: '50%',
  backgroundColor: vars.color.raised,
  color: vars.color.muted,
  selectors: {
    '&[data-look=good]': { color: vars.color.positiveText },
    '&[data-look=wait]': { color: vars.color.brandText },
    '&[data-look=bad]': { color: vars.color.dangerText },
  },
})
