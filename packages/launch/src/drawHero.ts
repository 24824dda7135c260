import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { placeMark, readMark } from './mark.ts'

/** Marks a generated picture: a picture without this line is the brand's own and never overwritten. */
const DRAWN = '<!-- Drawn from public/favicon.svg by `npm run icons`, as long as this line stands. -->'

/**
 * Draws home's first picture (`hero.svg`, 800 × 364) from the brand's `public/favicon.svg`: the mark on `colour`, and once more large and
 * faint. Returns the file, or nothing if the brand has its own picture.
 */
export function drawHero(folder: string, colour: string): string[] {
  const file = join(folder, 'hero.svg')
  if (existsSync(file) && !readFileSync(file, 'utf8').startsWith(DRAWN)) return []
  const mark = readMark(folder)
  const large = placeMark(mark, { x: '330', y: '-118', width: '600', height: '600', opacity: '.3' })
  const small = placeMark(mark, { x: '545', y: '97', width: '170', height: '170' })
  writeFileSync(
    file,
    `${DRAWN}\n<svg xmlns="http://www.w3.org/2000/svg" width="800" height="364" viewBox="0 0 800 364"><rect width="800" height="364" fill="${colour}"/>${large}${small}</svg>\n`,
  )
  return ['hero.svg']
}
