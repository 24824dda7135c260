import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A brand's mark, the `<svg …>` of its `public/favicon.svg`: every other picture of the brand is drawn from it. */
export function readMark(folder: string): string {
  const file = readFileSync(join(folder, 'public/favicon.svg'), 'utf8')
  const start = file.indexOf('<svg ')
  if (start < 0) throw new Error('public/favicon.svg has no <svg …> with attributes')
  return file.slice(start).trim()
}

/** The mark within another picture: `attributes` say where, and in which size. */
export const placeMark = (mark: string, attributes: string) => mark.replace('<svg ', `<svg ${attributes} `)
