import { type Choice, matches } from './chooseJobs.ts'
import type { Shot } from './Shot.ts'

/**
 * The same selection as arguments for another revision, which may have other states: parts of names also find those that only it has. A
 * sample is passed by name, since every nth state would be a different one there.
 */
export function choiceThere(choice: Choice, shots: Shot[], isBrand: (code: string) => boolean): string[] {
  const lists = {
    '--only': namesOf(choice, shots),
    '--brand': (choice.brand.length > 0 ? choice.brand : brandsOf(shots)).filter(isBrand),
    '--language': choice.language,
    '--width': choice.width,
  }
  return Object.entries(lists).flatMap(([option, values]) => (values.length > 0 ? [option, values.join(',')] : []))
}

/** Whether a picture of the other revision belongs to this comparison: its folder may contain earlier ones. */
export function isChosen(shot: Shot, choice: Choice, shots: Shot[]): boolean {
  if (choice.sample !== '1') return shots.some(({ file }) => file === shot.file)
  const has = (values: string[], value: string) => values.length === 0 || values.some((one) => one.toLowerCase() === value.toLowerCase())
  const named = choice.only.length === 0 || choice.only.some((part) => matches(shot.name, part))
  return named && has(choice.brand, shot.brand) && has(choice.language, shot.language) && has(choice.width, String(shot.width))
}

const namesOf = ({ only, sample }: Choice, shots: Shot[]) => (sample === '1' ? only : [...new Set(shots.map(({ name }) => name))])
const brandsOf = (shots: Shot[]) => [...new Set(shots.map(({ brand }) => brand))]
