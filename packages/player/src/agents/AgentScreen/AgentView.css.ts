import { style } from '@vanilla-extract/css'
import { figureType, vars } from '@platform/ui/theme'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  padding: vars.space.lg,
})
export const hero = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md })
export const hello = style({ fontFamily: vars.font.display, fontSize: vars.text.lg, lineHeight: 1.2, overflowWrap: 'anywhere' })
export const money = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))', gap: vars.space.sm })

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.sm })
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
  gap: vars.space.md,
})
export const figure = style({ display: 'grid', alignContent: 'end', gap: 2, minWidth: 0, containerType: 'inline-size' })
export const label = style({ fontSize: vars.text.sm, color: vars.color.muted })
export const value = style([figureType, { minHeight: '1.2em' }])
export const place = style({ width: '4ch' })
export const time = style({ marginBlockStart: vars.space.sm, fontSize: vars.text.sm, color: vars.color.muted })
// A target of 44 px that does not move what is around it.
export const rows = style({ display: 'block', marginBlock: -13, paddingBlock: 13, color: 'inherit', textDecoration: 'none' })
