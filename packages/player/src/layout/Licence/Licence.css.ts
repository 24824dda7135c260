import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  marginTop: 'auto',
  paddingTop: vars.space.lg,
  color: vars.color.muted,
  fontSize: vars.text.sm,
  // Addresses of e-mail and names of authorities are longer than a small phone with large text.
  overflowWrap: 'anywhere',
})

/** Under the content of a page, as wide; above the ground of a sticky button, which reaches below itself. Not on paper. */
export const foot = style({
  position: 'relative',
  zIndex: vars.layer.sticky,
  maxWidth: 720,
  marginInline: 'auto',
  padding: vars.space.lg,
  '@media': { print: { display: 'none' } },
})

/** Only the way to limits and help: small, as the last thing of a page; not under the support's button at the edge. */
export const plain = style({
  display: 'grid',
  paddingInline: vars.space.lg,
  justifyItems: 'center',
  color: vars.color.muted,
  fontSize: vars.text.sm,
  textAlign: 'center',
})

export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space.md })

export const seal = style({ flex: 'none', width: 40, height: 40 })

export const proof = style({ flex: 'none', display: 'grid', minHeight: 44, alignItems: 'center' })

export const link = style({ display: 'grid', minHeight: 44, alignItems: 'center', color: 'inherit' })

export const picture = style({ width: 72, height: 40, objectFit: 'contain' })

export const age = style({ fill: 'currentColor', fontSize: 14, fontWeight: 600 })

export const copyright = style({ borderTop: `1px solid ${vars.color.line}`, paddingTop: vars.space.sm })
