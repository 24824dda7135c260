import { expect, test } from 'vitest'
import { loadDocument } from './documents.ts'

const gift = /bônus|bonus/i
const merchant = { name: 'Bandeira', minimumAge: 18, domain: 'bandeira.example' }

test.each(['pt-BR', 'en'] as const)('[2.15] the documents in %s speak of no bonus: they are the same in every market', async (locale) => {
  const textOf = async (name: 'agreement' | 'promotionRules') =>
    (await loadDocument(name, locale, merchant)).flatMap(({ title, text }) => [title, text])
  const texts = [...(await textOf('agreement')), ...(await textOf('promotionRules'))]
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.filter((text) => gift.test(text))).toEqual([])
})
