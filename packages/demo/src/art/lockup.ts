import { escapeXml } from './svg.ts'
import type { Theme } from './themes.ts'

/** The first of each is the font of generated pictures; the others are what a browser may have for the drawing itself. */
const fonts = {
  block: "'Bowlby One','Arial Black',system-ui,sans-serif",
  serif: 'Cinzel,Georgia,serif',
  narrow: 'Anton,Impact,system-ui,sans-serif',
  round: "'Lilita One',Verdana,system-ui,sans-serif",
}
const widths = { block: 0.74, serif: 0.72, narrow: 0.52, round: 0.72 }

/** Words on as few lines as read well, as even as they get. */
export function balance(text: string): string[] {
  const words = text.toUpperCase().split(' ')
  if (text.length < 9 || words.length === 1) return [words.join(' ')]
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  return cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best))
}
/** Capital letters with an accent need space above. */
const gap = (row: string) => (/[^A-Z0-9’ .-]/.test(row) ? 11 : 5)
const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length))

export interface LockupOptions {
  letters: Theme['letters']
  /** Width to fill and the largest letter. */
  width: number
  size: number
  /** Baseline of the last line. */
  y: number
  x: number
  fill: string
  ink: string
  turn?: number
  /** One line only. */
  lines?: 1
  align?: 'start'
}

/** The title as lettering with an outline and a drop edge. `textLength` preserves its shape with any system font. */
export function lockup(text: string, options: LockupOptions): string {
  const lines = options.lines ? [text.toUpperCase()] : balance(text)
  const rows = lines.map((row) => {
    const ratio = widths[options.letters]
    const size = Math.min(options.size, options.width / (row.length * ratio))
    return { row, size, length: row.length * ratio * size }
  })
  let y = options.y
  const placed = rows.reverse().map(({ row, size, length }) => {
    const text = `<text y="${Math.round(y)}" font-size="${size.toFixed(1)}" textLength="${Math.round(length)}" lengthAdjust="spacingAndGlyphs">${escapeXml(row)}</text>`
    y -= size * 0.86 + gap(row)
    return text
  })
  const letters = placed.join('')
  const turn = options.turn ? ` rotate(${options.turn})` : ''
  return (
    `<g transform="translate(${options.x} 0)${turn}"${options.align ? ' text-anchor="start"' : ''} font-family="${fonts[options.letters]}" font-weight="900" paint-order="stroke">` +
    `<g transform="translate(0 4)" fill="${options.ink}" stroke="${options.ink}" stroke-width="11"><g id="~t">${letters}</g></g>` +
    `<use href="#~t" fill="${options.fill}" stroke="${options.ink}" stroke-width="4"/></g>`
  )
}
