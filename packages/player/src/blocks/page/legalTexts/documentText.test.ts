import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadDocument } from './documents.ts'
import { documentText, type DocumentSection } from './documentText.ts'

const merchant = { name: 'Bandeira', minimumAge: 18, domain: 'bandeira.example' }

test.each(['pt-BR', 'en'] as const)(
  '[2.10] the text whose hash an operator gives the gateway (`npm run terms`) is that of the site: %s',
  async (locale) => {
    const shown = documentText(await loadDocument('agreement', locale, merchant))
    expect(shown).toContain('Bandeira')
    // As `npm run terms` reads it: the file as it is, without what the build makes of it.
    const file = readFileSync(new URL(`../../../i18n/locales/${locale}/agreement.json`, import.meta.url), 'utf8')
    const filled = file.replaceAll('{name}', merchant.name).replaceAll('{age}', '18').replaceAll('{domain}', merchant.domain)
    expect(documentText(Object.values(JSON.parse(filled) as Record<string, DocumentSection>))).toBe(shown)
  },
)
