import { style } from '@vanilla-extract/css'
import { aboveTabBar, vars } from '@platform/ui/theme'

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '2.6em minmax(0, 1fr) auto',
  gridTemplateAreas: '"place name prize" "place score prize"',
  alignItems: 'center',
  columnGap: vars.space.md,
  minHeight: 56,
  padding: `${vars.space.sm} ${vars.space.lg}`,
  selectors: {
    '& + &': { boxShadow: `inset 0 1px 0 ${vars.color.line}` },
    '&[data-me]': { backgroundColor: vars.color.brandSoft, color: vars.color.onBrandSoft },
  },
})
export const place = style({
  gridArea: 'place',
  display: 'grid',
  placeItems: 'center',
  minHeight: 36,
  borderRadius: vars.radius.small,
  fontFamily: vars.font.numeric,
  fontSize: vars.text.lg,
  selectors: { '[data-rank] > &': { backgroundColor: vars.color.accent, color: vars.color.onAccent } },
})
export const name = style({ gridArea: 'name', fontWeight: 600, overflowWrap: 'anywhere' })
export const score = style({ gridArea: 'score', fontSize: vars.text.sm })
export const prize = style({
  gridArea: 'prize',
  color: vars.color.accentText,
  fontFamily: vars.font.numeric,
  selectors: { '[data-me] > &': { color: 'inherit' } },
})
// The member's own row stays visible above the tab bar while the others scroll.
export const pinned = style([{ position: 'sticky', zIndex: 1 }, aboveTabBar((bottom) => ({ bottom }))])
export const rules = style({ display: 'grid', gap: vars.space.sm, margin: 0, paddingInlineStart: '1.2em', fontSize: vars.text.sm })
