const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' }

/** Foreign HTML as plain paragraphs. React renders them as text, so none of it can run. */
export function plainText(html: string): string[] {
  return html
    .replace(/<(style|script|template)\b[^]*?(<\/\1\s*>|$)/gi, '')
    .replace(/<br\s*\/?>|<\/(p|div|li|h[1-6]|tr)\s*>/gi, '\n')
    .replace(/<[^>]*>?/g, '')
    .replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w+));/gi, (all, decimal, hex, name) =>
      name ? (ENTITIES[String(name).toLowerCase()] ?? all) : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
    )
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
