import { expect, test } from 'vitest'
import { createTranslator } from 'use-intl'
import { loadDocument } from './documents.ts'

const gift = /bônus|bonus/i

test.each(['pt-BR', 'en'] as const)('[2.15] in a regulated market the documents in %s speak of no bonus', async (locale) => {
  const textOf = async (name: 'agreement' | 'promotionRules', market: string) => {
    const messages = await loadDocument(name, locale)
    const t = createTranslator({ locale, messages }) as unknown as (key: string, values: object) => string
    const values = { name: 'Bandeira', age: 18, domain: 'bandeira.example', market }
    return Object.keys(messages).flatMap((key) => [t(`${key}.title`, values), t(`${key}.text`, values)])
  }
  const texts = [...(await textOf('agreement', 'br')), ...(await textOf('promotionRules', 'br'))]
  expect(texts.filter((text) => gift.test(text))).toEqual([])
  expect((await textOf('agreement', 'open')).some((text) => gift.test(text))).toBe(true)
})
