import { cleanText } from './cleanText.ts'

/** The code of what is wrong with the name of a person, undefined if nothing is known to be. A merchant's rule may refuse more. */
export function nameProblem(name: string): 'validation.nameDigits' | 'validation.nameShort' | 'validation.nameSigns' | undefined {
  const text = cleanText(name)
  if (/\p{N}/u.test(text)) return 'validation.nameDigits'
  if (/[^\p{L}\p{M} .'-]/u.test(text)) return 'validation.nameSigns'
  return Array.from(text).length < 2 || !/^\p{L}/u.test(text) ? 'validation.nameShort' : undefined
}
