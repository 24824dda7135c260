import { iconIn } from '../catalogue/exports.ts'
import type { Look, PageGame } from './Look.ts'
import { TRIPLES } from './outcome.ts'

const letters = 'ABCDEFGHIJ'

/** The look of a game that has no pictures of its own: its icon, and letters as symbols. */
export const plainLook = ({ icon, language }: PageGame): Look => ({
  deep: '#05060f',
  mid: '#20244f',
  glow: '#6572d8',
  accent: '#ffb545',
  art: iconIn(icon, language),
  signs: TRIPLES.map((_pays, index) => letterPicture(letters.charAt(index))),
})

const letterPicture = (letter: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><text x="32" y="48" font-size="48" text-anchor="middle" fill="#fff">${letter}</text></svg>`,
  )}`
