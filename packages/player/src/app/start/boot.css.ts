import { globalStyle, keyframes } from '@vanilla-extract/css'
import { headerHeight, vars } from '@platform/ui/theme'

// The boot frame of a page that is not prerendered: bars of the same size in the same places, so that the layout does not shift.
const breathe = keyframes({ '50%': { opacity: 0.5 } })

globalStyle(':root[data-first=boot] #root, :root:not([data-first=boot]) .boot', { display: 'none' })
globalStyle('.boot', { maxWidth: 720, marginInline: 'auto' })
globalStyle('.boot-bar', {
  display: 'flex',
  alignItems: 'center',
  minHeight: `calc(${headerHeight})`,
  padding: `env(safe-area-inset-top) ${vars.space.lg} 0`,
  backgroundColor: vars.color.chrome,
  boxShadow: `inset 0 -1px 0 ${vars.color.line}`,
})
globalStyle(':root[data-header=center] .boot-bar', { justifyContent: 'center' })
globalStyle('.boot-banner, .boot-line, .boot-tiles i', {
  display: 'block',
  margin: vars.space.lg,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.raised,
  animation: `${breathe} 1.6s ease-in-out infinite`,
})
globalStyle('.boot-banner', { aspectRatio: '2.2' })
globalStyle('.boot-line', { width: '45%', height: 20 })
globalStyle('.boot-tiles', { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: vars.space.md, paddingInline: vars.space.lg })
globalStyle('.boot-tiles i', { aspectRatio: '3 / 4', margin: 0 })
globalStyle('.boot-failure', { padding: vars.space.xl, textAlign: 'center' })
