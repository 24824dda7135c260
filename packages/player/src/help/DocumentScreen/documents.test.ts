import { expect, test } from 'vitest'
import { createTranslator } from 'use-intl'
import { loadDocument } from './documents.ts'

const gift = /bônus|bonus/i

test.each(['pt-BR', 'en'] as const)('[2.15] the documents in %s speak of no bonus: they are the same in every market', async (locale) => {
  const textOf = async (name: 'agreement' | 'promotionRules') => {
    const messages = await loadDocument(name, locale)
    const t = createTranslator({ locale, messages }) as unknown as (key: string, values: object) => string
    const values = { name: 'Bandeira', age: 18, domain: 'bandeira.example' }
    return Object.keys(messages).flatMap((key) => [t(`${key}.title`, values), t(`${key}.text`, values)])
  }
  const texts = [...(await textOf('agreement')), ...(await textOf('promotionRules'))]
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.filter((text) => gift.test(text))).toEqual([])
})
