import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const richText = style({ color: vars.color.text, lineHeight: 1.55, overflowWrap: 'anywhere' })

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) => globalStyle(`${richText} ${selector}`, rule)

inside(':where(p, ul, ol, dl, blockquote, pre, figure, table, h1, h2, h3, h4, h5, h6, hr):not(:first-child)', { marginTop: vars.space.md })
// A brand's page has its own single title: headings in foreign HTML rank below it.
inside(':where(h1, h2)', { fontSize: vars.text.lg })
inside(':where(h3, h4, h5, h6)', { fontSize: vars.text.md })
inside(':where(ul, ol, dd)', { paddingInlineStart: vars.space.xl })
inside('ul', { listStyle: 'disc' })
inside('ol', { listStyle: 'decimal' })
inside('li::marker', { color: vars.color.brandText })
inside('li:not(:first-child)', { marginTop: vars.space.xs })
inside('a[href]', { color: vars.color.brandText, textDecoration: 'underline' })
inside('a:not([href])', { color: 'inherit' })
inside('blockquote', { paddingInlineStart: vars.space.md, borderInlineStart: `3px solid ${vars.color.line}`, color: vars.color.muted })
inside('hr', { border: 0, borderTop: `1px solid ${vars.color.line}` })
inside('img', { height: 'auto', borderRadius: vars.radius.small })
inside('mark', { background: vars.color.brandSoft, color: vars.color.onBrandSoft })
inside(':where(pre, code)', { fontSize: vars.text.sm, whiteSpace: 'pre-wrap' })
// A wide table scrolls inside itself, so that the page never does.
inside('table', { display: 'block', maxWidth: '100%', overflowX: 'auto', borderCollapse: 'collapse', fontSize: vars.text.sm })
inside(':where(th, td)', { padding: `${vars.space.xs} ${vars.space.sm}`, border: `1px solid ${vars.color.line}`, textAlign: 'start' })
inside('th', { background: vars.color.field, fontWeight: 600 })
