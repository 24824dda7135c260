import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { when } from '../../theme/when.ts'

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.md}`,
  width: '100%',
  minHeight: 60,
  padding: `${vars.space.sm} ${vars.space.lg}`,
  color: vars.color.text,
  textAlign: 'start',
  textDecoration: 'none',
  selectors: {
    '& + &, li + li > &': { boxShadow: `inset 0 1px 0 ${vars.color.line}` },
    '&:is(a, button):active': { backgroundColor: vars.color.raised },
    '&:focus-visible': { outlineOffset: '-3px' },
    [when('density', 'compact')]: { minHeight: 52 },
  },
})
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
})
export const texts = style({ flex: '1 1 6rem', minWidth: 0 })
export const title = style({ display: 'block', fontWeight: 600 })
export const text = style({ display: 'block', fontSize: vars.text.sm, color: vars.color.muted })
export const end = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  flex: '0 1 auto',
  maxWidth: '100%',
  marginInlineStart: 'auto',
  color: vars.color.muted,
})
