import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'
import { lowScreen } from './lowScreen.ts'

export const page = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh', maxWidth: 720, marginInline: 'auto' })
export const content = style({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.md,
  padding: vars.space.lg,
  '@media': { [lowScreen]: { gap: vars.space.sm, padding: vars.space.sm } },
})
export const place = style({ height: 148, borderRadius: vars.radius.card })
/** The spinner of a loading sheet. */
export const waiting = style({ display: 'block', margin: `${vars.space.xl} auto` })
export const mine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  width: '100%',
  minHeight: 48,
  padding: `0 ${vars.space.lg}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
  fontWeight: 600,
  textAlign: 'start',
  '@media': { [lowScreen]: { order: 1 } },
})
