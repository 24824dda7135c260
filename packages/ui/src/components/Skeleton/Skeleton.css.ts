import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { when } from '../../theme/when.ts'

// Opacity only, so that the compositor animates it: a moving gradient is painted again in every frame, while the page is busy loading.
const breathe = keyframes({ to: { opacity: 1 } })
const ratio = createVar()

export const skeleton = style({
  display: 'block',
  maxWidth: '100%',
  borderRadius: vars.radius.small,
  backgroundColor: `color-mix(in srgb, ${vars.color.text} 8%, transparent)`,
  position: 'relative',
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    backgroundColor: `color-mix(in srgb, ${vars.color.text} 7%, transparent)`,
    opacity: 0,
    animation: `${breathe} 0.8s ${vars.motion.ease} infinite alternate`,
  },
  '@media': { '(forced-colors: active)': { border: '1px solid GrayText' } },
})

export const shapes = styleVariants({
  text: { width: '100%', height: '0.8em', marginBlock: '0.3em', selectors: { '&:last-child:not(:first-child)': { width: '62%' } } },
  title: { width: '45%', height: '1.3em' },
  circle: { width: 48, height: 48, borderRadius: '50%' },
  control: { width: '100%', height: 52, borderRadius: vars.radius.control },
  card: { width: '100%', height: 96, borderRadius: vars.radius.card },
  banner: { width: '100%', aspectRatio: '2.2', borderRadius: vars.radius.card },
  tile: {
    vars: { [ratio]: '1' },
    width: '100%',
    aspectRatio: ratio,
    borderRadius: vars.radius.tile,
    selectors: { [when('tile', 'portrait')]: { vars: { [ratio]: '3 / 4' } }, [when('tile', 'wide')]: { vars: { [ratio]: '4 / 3' } } },
  },
})
