import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import {
  documentText,
  sectionsOf,
  type DocumentSection,
  type DocumentValues,
} from '../../packages/player/src/blocks/page/legalTexts/documentText.ts'

const locales = new URL('../../packages/player/src/i18n/locales/', import.meta.url)

/** The hash of the terms of use that a site sends when a player agrees to them. */
export function termsHash(locale: 'pt-BR' | 'en', merchant: DocumentValues): string {
  const messages = JSON.parse(readFileSync(new URL(`${locale}/agreement.json`, locales), 'utf8')) as Record<string, DocumentSection>
  return createHash('sha256')
    .update(documentText(sectionsOf(messages, locale, merchant)))
    .digest('hex')
}
