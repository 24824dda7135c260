const CODES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Plain text as HTML that shows exactly that text: a member's text is never markup. */
export const htmlOf = (text: string): string =>
  text
    .replaceAll(/[&<>"']/g, (sign) => CODES[sign]!)
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => `<p>${paragraph.replaceAll(/\r?\n/g, '<br>')}</p>`)
    .join('')
