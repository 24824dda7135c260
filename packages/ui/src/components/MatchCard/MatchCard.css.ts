import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const match = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-between',
  gap: vars.space.sm,
  minHeight: 148,
  height: '100%',
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.sm}`,
  minWidth: 0,
})
export const league = style({
  display: 'block',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const time = style({ fontSize: vars.text.sm, fontWeight: 600, color: vars.color.muted })
export const body = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
})
export const teams = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', flex: '1 1 7rem', gap: vars.space.sm, minWidth: 0 })
/** Its target is the card. */
export const action = style({
  selectors: {
    '&&': { position: 'static' },
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
  },
})
export const team = style({ display: 'flex', alignItems: 'center', gap: vars.space.sm, minWidth: 0, minHeight: 34 })
export const crest = style({
  flex: 'none',
  width: 32,
  height: 32,
  borderRadius: '50%',
  objectFit: 'cover',
  backgroundColor: vars.color.raised,
})
export const initial = style({
  display: 'grid',
  placeItems: 'center',
  backgroundColor: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
  fontFamily: vars.font.display,
  fontSize: vars.text.sm,
  fontWeight: 600,
})
export const name = style({
  display: '-webkit-box',
  minWidth: 0,
  overflow: 'hidden',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  fontSize: vars.text.sm,
  fontWeight: 600,
  lineHeight: 1.25,
})
