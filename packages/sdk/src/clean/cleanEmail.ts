import { cleanCode } from './cleanText.ts'

/**
 * An e-mail address as programs copy it: `Ana <ana@example.com>`, `mailto:ana@example.com`, `E-mail: ana@example.com,`. Its domain is in small
 * letters, the case of the rest stays.
 */
export const cleanEmail = (text: string): string =>
  cleanCode(
    cleanCode(text)
      .replace(/^.*<([^<>]*)>.*$/, '$1')
      .replaceAll('\u3002', '.')
      .replace(/^mailto:([^?]*).*$/i, '$1')
      .replace(/^[^@:]*:/, '')
      .replace(/[\s.,;]+$/, ''),
  ).replace(/@[^@]*$/, (domain) => domain.toLowerCase())
