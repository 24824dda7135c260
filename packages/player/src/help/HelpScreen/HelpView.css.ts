import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  padding: `${vars.space.lg} ${vars.space.lg} ${vars.space.xxl}`,
})
export const row = style({ display: 'flex', alignItems: 'center', minHeight: 60, paddingInline: vars.space.lg })
/** Aligned with the title beside the icon of a row. */
export const earlyTitle = style({ marginInlineStart: 52, fontWeight: 600, selectors: { '&:empty': { display: 'none' } } })
export const line = style({ selectors: { [`${earlyTitle}:not(:empty) + &`]: { display: 'none' } } })
export const contact = style({ display: 'grid', gap: vars.space.sm })
export const contactTitle = style({ fontSize: vars.text.md })
export const contactText = style({ fontSize: vars.text.sm })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm })
