import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { when } from '../../theme/when.ts'

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: vars.space.md,
  minHeight: 48,
})

/** Only a word that is wider than the row breaks: title and link wrap to two lines first. */
export const text = style({ minWidth: 0 })

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minWidth: 0,
  fontSize: vars.text.lg,
  fontFamily: vars.font.displayCased,
  textTransform: vars.font.displayCase as 'none',
  selectors: {
    [`${when('heading', 'bar')}::before`]: {
      content: '',
      flex: 'none',
      width: 5,
      height: '1.1em',
      borderRadius: 3,
      backgroundColor: vars.color.accent,
      backgroundImage: vars.gradient.accent,
    },
    [when('heading', 'underline')]: {
      paddingBottom: 4,
      backgroundImage: `linear-gradient(${vars.color.accent}, ${vars.color.accent})`,
      backgroundSize: '2.2em 3px',
      backgroundPosition: '0 100%',
      backgroundRepeat: 'no-repeat',
    },
  },
})

export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  flex: 'none',
  maxWidth: '100%',
  minHeight: 44,
  color: vars.color.brandText,
  fontSize: vars.text.sm,
  fontWeight: 600,
  textDecoration: 'none',
})
