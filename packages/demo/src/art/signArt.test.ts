import { expect, it } from 'vitest'
import { motifs } from './motifs.ts'
import { palettes } from './palettes.ts'
import { signArt } from './signArt.ts'

const number = String.raw`-?(?:\d+\.?\d*|\.\d+)`
const numbers = new RegExp(`^${number}(?: ${number})*$`)

it('[9] every sign on the reels has a viewBox and transforms that Firefox accepts: numbers are separated', () => {
  const [palette] = Object.keys(palettes)
  for (const motif of Object.keys(motifs)) {
    const svg = signArt(motif, palette!)!
    expect(svg).toContain('viewBox="-122 -122 244 244"')
    for (const [, values] of svg.matchAll(/(?:translate|rotate|scale|matrix)\(([^)]*)\)/g)) expect(values).toMatch(numbers)
  }
})
