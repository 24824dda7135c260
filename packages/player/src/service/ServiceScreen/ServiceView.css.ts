import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  padding: `${vars.space.lg} ${vars.space.lg} ${vars.space.xl}`,
})
export const intro = style({ display: 'grid', gap: vars.space.xs })
export const title = style({ fontFamily: vars.font.display, fontSize: vars.text.lg })
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.sm })
export const partTitle = style({ fontSize: vars.text.md })
