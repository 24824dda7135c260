import { cleanCode } from './cleanText.ts'

/** Words in front of an address. Any other may be a part of it that a blank has cut off. */
const words =
  /^(?:(?:o|a|meu|minha|the|my|e-?mail|mail|correio|eletr[oô]nico|endere[cç]o|address|chave|pix|key|do|da|de|para|is|é|contato|contact)\s+)+(?=\S+@)/iu
/** Of one address its text, without marks behind it, what is in brackets or after a dash, and a word of four letters or more. */
const address = /^([^\s@]+@[^\s@(]+?)[!?.,;:'"]*(?:\s*\([^@]*|\s+[-|/][^@]*|\s+\p{L}{4,}(?![\p{L}\p{N}_-]|\.\S)[^@]*)?$/u

/**
 * An e-mail address as programs copy it and people write it: `Ana <ana@example.com>`, `mailto:ana@example.com`, `e-mail 'ana@example.com'! (work)`.
 * Its domain is in small letters, the case of the rest stays.
 */
export function cleanEmail(text: string): string {
  const clean = cleanCode(
    cleanCode(text)
      .replaceAll('\u3002', '.')
      .replace(/^.*<([^<>]*)>.*$/, '$1')
      .replace(/^mailto:([^?]*).*$/i, '$1')
      .replace(/^[^@:]*:|^[^@]*\s[-|>=]\s/, '')
      .replace(words, '')
      .replace(/^([_~'])([^@]+@.+)\1(?=\W*$)/, '$2')
      .replace(address, '$1')
      .replace(/[\s.,;]+$/, ''),
  ).replace(/@[^@]*$/, (domain) => domain.toLowerCase())
  // One mark may be inside of another.
  return clean === text ? text : cleanEmail(clean)
}
