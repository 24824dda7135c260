import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { when } from '../../theme/when.ts'

export const grids = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  selectors: { [when('density', 'compact')]: { gap: vars.space.md } },
})
// A part that is off the screen is neither laid out nor painted; its last height is reserved.
export const part = style({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 1500px' })

export const end = style({ display: 'grid', placeItems: 'center', minHeight: 72, padding: vars.space.md })
export const endText = style({ color: vars.color.muted, fontSize: vars.text.sm })
