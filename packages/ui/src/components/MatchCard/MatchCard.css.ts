import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const match = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-between',
  gap: vars.space.md,
  minHeight: '13.5rem',
  height: '100%',
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minWidth: 0,
})
export const league = style({
  display: 'block',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const time = style({
  fontSize: vars.text.sm,
  fontWeight: 600,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
})
export const teams = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  gap: vars.space.sm,
})
export const versus = style({
  alignSelf: 'start',
  display: 'grid',
  placeItems: 'center',
  height: 52,
  color: vars.color.muted,
  fontFamily: vars.font.display,
  fontWeight: 700,
  fontSize: vars.text.md,
})
export const team = style({ display: 'grid', justifyItems: 'center', alignContent: 'start', gap: 6, minWidth: 0, textAlign: 'center' })
export const crest = style({ width: 52, height: 52, borderRadius: '50%', objectFit: 'cover', backgroundColor: vars.color.raised })
export const initial = style({
  display: 'grid',
  placeItems: 'center',
  backgroundColor: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
  fontFamily: vars.font.display,
  fontWeight: 700,
})
export const name = style({
  display: '-webkit-box',
  maxWidth: '100%',
  minHeight: '2.5em',
  overflow: 'hidden',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  fontSize: vars.text.sm,
  fontWeight: 600,
  lineHeight: 1.25,
})
