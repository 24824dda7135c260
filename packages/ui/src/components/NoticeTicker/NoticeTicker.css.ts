import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const leave = keyframes({
  '40%': { opacity: 0, maxHeight: 88 },
  '100%': { opacity: 0, maxHeight: 0, minHeight: 0, marginBlock: 0 },
})
const run = keyframes({ to: { transform: 'translateX(-50%)' } })

export const ticker = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  backgroundImage: vars.gradient.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  fontSize: vars.text.sm,
})
/** As long as the component waits before it reports that it is dismissed. */
export const closing = style({ animation: `${leave} 1500ms ${vars.motion.ease} forwards` })
export const symbol = style({ display: 'grid', placeItems: 'center', flex: 'none', width: 44, color: vars.color.accentText })
export const window = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  overflow: 'hidden',
  textAlign: 'start',
  fontWeight: 600,
})
/** Moving text fades at both ends; static text is complete. */
export const moving = style({
  maskImage: 'linear-gradient(90deg, transparent, #000 12px, #000 calc(100% - 16px), transparent)',
  '@media': { '(prefers-reduced-motion: reduce)': { maskImage: 'none' } },
})

export const belt = style({
  display: 'flex',
  // As wide as its titles: as an item of a grid it would be narrower, and the titles would overlap.
  width: 'max-content',
  minWidth: '200%',
  paddingInlineStart: 12,
  whiteSpace: 'nowrap',
  animation: `${run} 40s linear infinite`,
  selectors: { '[data-paused=true] &, :root[data-still] &': { animationPlayState: 'paused' } },
  '@media': {
    '(hover: hover)': { selectors: { '*:hover > &': { animationPlayState: 'paused' } } },
    '(prefers-reduced-motion: reduce)': {
      display: 'block',
      width: 'auto',
      minWidth: 0,
      paddingInlineStart: 0,
      paddingBlock: vars.space.xs,
      animation: 'none',
    },
  },
})
/** If a banner has the pause button of the complete page, there is no second one. */
export const pause = style({ selectors: { ':root[data-pauses] &': { display: 'none' } } })
export const lap = style({
  display: 'inline-flex',
  gap: vars.space.xl,
  minWidth: '50%',
  paddingInlineEnd: vars.space.xl,
  '@media': {
    '(prefers-reduced-motion: reduce)': { display: 'block', paddingInlineEnd: 0, selectors: { '&[aria-hidden]': { display: 'none' } } },
  },
})
globalStyle(`${lap} > li`, {
  '@media': { '(prefers-reduced-motion: reduce)': { overflow: 'hidden', textOverflow: 'ellipsis' } },
})
export const empty = style({ color: vars.color.muted })
export const opener = style({ position: 'absolute', inset: 0, selectors: { '&:focus-visible': { outlineOffset: '-3px' } } })
