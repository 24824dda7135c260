import { cleanCode } from './cleanText.ts'

/** An e-mail address as mail programs copy it: `Ana <ana@example.com>`, `mailto:ana@example.com`, `ana@example.com,`. Its case stays. */
export const cleanEmail = (text: string): string =>
  cleanCode(text)
    .replace(/^.*<([^<>]*)>.*$/, '$1')
    .replaceAll('\u3002', '.')
    .replace(/^mailto:/i, '')
    .replace(/[\s.,;]+$/, '')
