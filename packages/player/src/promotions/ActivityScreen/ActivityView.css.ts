import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', paddingBottom: vars.space.xl })
export const tabs = style({ minHeight: 56, display: 'grid', alignItems: 'center' })
export const tabPlaces = style({ display: 'flex', overflow: 'hidden', gap: vars.space.sm, paddingInline: vars.space.lg })
export const tabPlace = style({ flex: 'none', width: 88, height: 40 })
export const icon = style({ width: 20, height: 20, objectFit: 'contain' })

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 288px), 1fr))',
  gap: vars.space.lg,
  padding: `${vars.space.sm} ${vars.space.lg}`,
})

export const cover = style({ width: '100%', aspectRatio: '2.2' })
export const texts = style({ display: 'grid', alignContent: 'start', gap: 6, minHeight: 84, padding: `${vars.space.md} ${vars.space.lg}` })
