import { escapeHtml } from '../gateway/escapeHtml.ts'

/** Plain text as HTML that shows exactly that text: a member's text is never markup. */
export const htmlOf = (text: string): string =>
  escapeHtml(text)
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => `<p>${paragraph.replaceAll(/\r?\n/g, '<br>')}</p>`)
    .join('')
