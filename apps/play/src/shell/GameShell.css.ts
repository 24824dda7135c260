import { style } from '@vanilla-extract/css'

export const room = style({
  height: '100dvh',
  // A phone on its side keeps the button in view: the stage gives way.
  minHeight: 'min(420px, 100dvh)',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  isolation: 'isolate',
  background: 'radial-gradient(120% 60% at 50% 34%, var(--glow), var(--mid) 36%, var(--deep) 82%)',
})
export const stage = style({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  display: 'grid',
  placeItems: 'center',
  containerType: 'size',
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
