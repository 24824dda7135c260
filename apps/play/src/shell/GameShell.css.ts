import { globalStyle, style } from '@vanilla-extract/css'

/** A phone in landscape: the stage on the left, money and buttons on the right, so that both are visible. */
const onItsSide = '(orientation: landscape) and (max-height: 500px)'

export const room = style({
  height: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  // Not `hidden`: what takes the focus beside the stage would scroll it sideways.
  overflow: 'clip',
  isolation: 'isolate',
  background: 'radial-gradient(120% 60% at 50% 34%, var(--glow), var(--mid) 36%, var(--deep) 82%)',
  '@media': {
    [onItsSide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(272px, 42%)',
      gridTemplateRows: 'auto minmax(0, 1fr) auto',
      // Keeps all buttons reachable on very low screens.
      overflow: 'hidden auto',
    },
  },
})
globalStyle(`${room} > *`, { '@media': { [onItsSide]: { gridColumn: 2 } } })
export const stage = style({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  display: 'grid',
  placeItems: 'center',
  containerType: 'size',
  '@media': { [onItsSide]: { gridColumn: 1, gridRow: '1 / -1' } },
  '::before': {
    content: '',
    position: 'absolute',
    inset: '-30%',
    background: 'repeating-conic-gradient(rgb(255 255 255 / .07) 0 9deg, transparent 9deg 18deg)',
    maskImage: 'radial-gradient(circle, #000 10%, transparent 62%)',
    pointerEvents: 'none',
    zIndex: -1,
  },
})
