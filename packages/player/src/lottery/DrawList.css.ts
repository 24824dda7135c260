import { style } from '@vanilla-extract/css'
import { vars, when } from '@platform/ui/theme'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: vars.space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: { [when('density', 'compact')]: { gap: vars.space.sm } },
})
export const place = style({ height: 148, borderRadius: vars.radius.card })
export const waiting = style({ position: 'relative' })
/** Where a card has its picture and its name. */
export const early = style({
  position: 'absolute',
  inset: `${vars.space.lg} ${vars.space.lg} auto`,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  minHeight: 52,
  paddingInlineEnd: 32,
  selectors: { [when('density', 'compact')]: { inset: `${vars.space.md} ${vars.space.md} auto` } },
})
export const earlyPicture = style({ flex: 'none', width: 52, height: 52, borderRadius: vars.radius.control, objectFit: 'cover' })
export const earlyName = style({
  minWidth: 0,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: vars.text.lg,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
})
