import { forbiddenWord, hasMeans, inMarketWords, markets } from '@platform/sdk/markets'
import { expect, test } from 'vitest'
import { catalogueTexts, sourceTexts } from './playerTexts.ts'

/** Promotions that only the open market shows. */
const openOnly = /^seed\.catalogue\.promotions\.(casino|club|lottery|sports|welcome)\./
const texts = [...catalogueTexts(), ...sourceTexts().filter(({ key }) => !openOnly.test(key))]
const plain = (text: string) => text.replaceAll(/<[^>]*>/g, '')

test.each(markets.map((market) => [market.code, market] as const))(
  '[8] [market texts.words] no text has a word that the market %s rules out',
  (_, market) => {
    expect(texts.length).toBeGreaterThan(4000)
    const found = texts.flatMap(({ key, language, text }) => {
      const word = forbiddenWord(market, language, plain(text))
      return word === undefined ? [] : [`${key} (${language}): "${word}" in: ${text}`]
    })
    expect(found).toEqual([])
  },
)

const brazilian = /\b(CPF|CNPJ|Pix|PIX|TED|LGPD|Brasil|Brazil)|brasileir/
const abroad = markets.filter((market) => !hasMeans(market, 'pix'))

test.each(abroad.map((market) => [market.code, market] as const))('[8] no catalogue of %s names what is Brazilian alone', (_, market) => {
  const named = catalogueTexts().filter(({ text }) => brazilian.test(text))
  expect(named.length).toBeGreaterThan(50)
  expect(named.map(({ language, text }) => inMarketWords(market, language, text)).filter((text) => brazilian.test(text))).toEqual([])
})

test('[8] no text branches by market: a market has words of its own instead', () => {
  expect(catalogueTexts().filter(({ text }) => /\{\s*market\b/.test(text))).toEqual([])
})
