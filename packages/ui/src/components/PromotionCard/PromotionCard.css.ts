import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  height: '100%',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  backgroundImage: vars.gradient.surface,
  boxShadow: vars.elevation.card,
  color: vars.color.text,
  transition: `transform ${vars.motion.normal} ${vars.motion.ease}, filter ${vars.motion.normal}`,
  selectors: {
    // The link covers the card; its own action does not press the complete card.
    '&:has(> div > a:active)': { transform: vars.elevation.press, filter: 'brightness(0.94)', transitionDuration: '0ms' },
    '&:has(> div > a:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { selectors: { '&:has(> div > a:active)': { transform: 'none' } } } },
})
export const frame = style({
  position: 'relative',
  flex: 'none',
  aspectRatio: '2.2',
  overflow: 'hidden',
  backgroundColor: vars.color.raised,
})
export const image = style({ width: '100%', height: '100%', objectFit: 'cover' })
export const fallback = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  backgroundColor: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
})
export const status = style({
  position: 'absolute',
  top: vars.space.sm,
  // Aligned to the end: covers have their message at their start.
  insetInlineEnd: vars.space.sm,
  display: 'flex',
  maxWidth: 'calc(100% - 16px)',
})
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  flex: 1,
  gap: 6,
  padding: `${vars.space.md} ${vars.space.lg} ${vars.space.lg}`,
})
export const title = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: 44,
  // As close to its neighbours as one line of text is.
  marginBlock: -3,
  color: 'inherit',
  fontSize: vars.text.lg,
  fontWeight: 600,
  lineHeight: 1.25,
  hyphens: 'auto',
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
})
export const link = style([
  title,
  {
    textDecoration: 'none',
    outline: 'none',
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
  },
])
export const period = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  overflowWrap: 'anywhere',
  fontSize: vars.text.sm,
  color: vars.color.muted,
})
export const progress = style({ marginTop: vars.space.xs })
/** Above the link that covers the card. */
export const action = style({ position: 'relative', zIndex: 1, display: 'grid', marginTop: vars.space.sm })
