import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export * from '../Terms/Terms.css.ts'

export const percent = style({ paddingInlineEnd: vars.space.md })
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: vars.space.md,
})
export const tiers = style({ display: 'grid', gap: vars.space.lg })
