import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const rows = style({ display: 'grid', gap: vars.space.md, minWidth: 0 })
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.md, minWidth: 0 })
export const pair = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5em), 1fr))', gap: vars.space.md })
export const page = style({
  display: 'grid',
  gap: vars.space.lg,
  padding: `${vars.space.md} ${vars.space.lg}`,
  minWidth: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
})
export const block = style({ display: 'grid', gap: vars.space.sm, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' })
export const logo = style({ fontFamily: vars.font.display, fontWeight: 600, fontSize: vars.text.xl, color: vars.color.chromeActive })
export const balance = style({ display: 'flex', alignItems: 'center', gap: vars.space.sm })
export const vendors = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))', gap: vars.space.sm })
export const gallery = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))', gap: vars.space.lg })
export const named = style({ display: 'grid', justifyItems: 'center', gap: vars.space.xs, fontSize: vars.text.sm, textAlign: 'center' })
