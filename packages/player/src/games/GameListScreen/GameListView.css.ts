import { style } from '@vanilla-extract/css'
import { vars, when } from '@platform/ui/theme'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', minHeight: '100%' })
export const types = style({ paddingTop: vars.space.xs })
export const notice = style({ margin: `${vars.space.sm} ${vars.space.lg} 0` })

export const search = style({ display: 'flex', gap: vars.space.sm, padding: `${vars.space.md} ${vars.space.lg} ${vars.space.sm}` })
export const filter = style({ position: 'relative', flex: 'none' })
export const filterButton = style({ width: 48, height: 46 })
export const chosen = style({
  position: 'absolute',
  top: -6,
  right: -6,
  minWidth: 20,
  height: 20,
  padding: '0 5px',
  borderRadius: 999,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: vars.text.sm,
  fontWeight: 600,
  lineHeight: '20px',
  textAlign: 'center',
  pointerEvents: 'none',
})

export const mark = style({ height: 1, marginBottom: -1 })
export const menu = style({
  transition: `box-shadow ${vars.motion.normal}`,
  selectors: { '&[data-stuck]': { boxShadow: vars.elevation.raised } },
})

export const results = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  padding: `${vars.space.lg} ${vars.space.lg} 0`,
  selectors: { [when('density', 'compact')]: { gap: vars.space.md } },
})

export const group = style({ border: 0, padding: 0, margin: `0 0 ${vars.space.xl}`, minWidth: 0 })
export const legend = style({ padding: `${vars.space.sm} 0`, fontWeight: 600 })
export const vendors = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))', gap: vars.space.sm })
export const grow = style({ flex: '1 1 130px' })
