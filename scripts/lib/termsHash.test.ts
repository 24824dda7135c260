import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { termsHash } from './termsHash.ts'

test.each(['pt-BR', 'en'] as const)(
  '[2.10] the hash of the terms is that of their numbered sections with the facts of the brand: %s',
  (locale) => {
    const merchant = { name: 'Bandeira', minimumAge: 21, domain: 'bandeira.example' }
    const file = readFileSync(new URL(`../../packages/player/src/i18n/locales/${locale}/agreement.json`, import.meta.url), 'utf8')
    const filled = file.replaceAll('{name}', merchant.name).replaceAll('{age}', '21').replaceAll('{domain}', merchant.domain)
    const sections = Object.values(JSON.parse(filled) as Record<string, { title: string; text: string }>)
    const text = sections.map((section, index) => `${index + 1}. ${section.title}\n${section.text}`).join('\n\n')
    expect(termsHash(locale, merchant)).toBe(createHash('sha256').update(text).digest('hex'))
  },
)
