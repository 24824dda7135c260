import { style } from '@vanilla-extract/css'
import { figureType, vars } from '@platform/ui/theme'

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))',
  gap: vars.space.sm,
})
// Two columns on a phone: with an odd count the first tile fills a row, so that the last row has no gap.
export const place = style({
  '@media': { '(max-width: 480px)': { selectors: { '&:first-child:nth-last-child(odd)': { gridColumn: '1 / -1' } } } },
})
export const tile = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 2,
  height: '100%',
  minWidth: 0,
  containerType: 'inline-size',
  padding: vars.space.md,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  boxShadow: vars.elevation.card,
  color: vars.color.text,
  textDecoration: 'none',
})
export const label = style({ fontSize: vars.text.sm, color: vars.color.muted })
export const value = style([figureType, { minHeight: '1.2em' }])
export const blank = style({ width: '5ch' })
export const note = style({ minHeight: '1.4em', overflowWrap: 'anywhere', fontSize: vars.text.sm, color: vars.color.muted })

export const definitions = style({ display: 'grid', gap: vars.space.md, marginBlockEnd: vars.space.lg })
export const definedName = style({ fontWeight: 600 })
export const definition = style({ margin: 0, fontSize: vars.text.sm, color: vars.color.muted })
