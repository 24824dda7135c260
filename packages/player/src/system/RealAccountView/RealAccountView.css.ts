import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const page = style({ ...column, gap: vars.space.lg, padding: `${vars.space.lg} ${vars.space.lg} ${vars.space.xl}` })

export const lead = style({ ...column, justifyItems: 'start', gap: vars.space.sm })

export const title = style({ fontFamily: vars.font.display, fontSize: vars.text.xl, lineHeight: 1.2, textWrap: 'balance' })

export const part = style({ ...column, gap: vars.space.md })

export const label = style({ fontSize: vars.text.md })

export const list = style({ ...column, gap: vars.space.md })

export const line = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.sm })

export const check = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: '50%',
  backgroundColor: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
})

export const actions = style({ ...column, gap: vars.space.sm })
