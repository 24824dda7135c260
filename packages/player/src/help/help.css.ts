import { style } from '@vanilla-extract/css'
import { vars, when } from '@platform/ui/theme'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  padding: `${vars.space.lg} ${vars.space.lg} ${vars.space.xl}`,
})
export const row = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 60,
  padding: `${vars.space.sm} ${vars.space.lg}`,
  selectors: { [when('density', 'compact')]: { minHeight: `calc(40px + 2 * ${vars.space.sm})` } },
})
export const contact = style({ display: 'grid', gap: vars.space.sm })
export const contactTitle = style({ fontSize: vars.text.md })
export const contactText = style({ fontSize: vars.text.sm })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm })

export const answer = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: vars.space.md })
export const answerTitle = style({ fontFamily: vars.font.display, fontSize: vars.text.xl, lineHeight: 1.25, textWrap: 'balance' })
export const answerPlace = style({ display: 'grid', gap: vars.space.sm, minHeight: 200 })

/** A legal text. */
export const document = style({ padding: `${vars.space.lg} ${vars.space.lg} ${vars.space.xl}` })
export const sections = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xl })
export const sectionTitle = style({ marginBottom: vars.space.xs, fontSize: vars.text.md, lineHeight: 1.3 })
export const sectionText = style({ lineHeight: 1.6, color: vars.color.muted, textWrap: 'pretty' })
