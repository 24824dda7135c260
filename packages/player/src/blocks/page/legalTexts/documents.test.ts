import { expect, test } from 'vitest'
import { registeredRoutes } from '../../../merchant/registeredRoutes.ts'
import type { RouteName } from '../../../routes.ts'
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

/** What the terms promise, in both languages, and the screens that do it. */
const promised: [says: RegExp, ...screens: RouteName[]][] = [
  [/pedir documentos|ask for documents/, 'securityCenter'],
  [/antes de cada confirmação|before you confirm/, 'deposit', 'withdraw'],
  [/na página dela|shown on its page/, 'activityDetail'],
  [/faça pausas|take breaks/, 'responsible'],
  [/bloqueada ou encerrada|block or close/, 'responsible', 'securityCenter'],
  [/pelo atendimento|ask support/, 'service'],
  [/avisos do site|announced on the site/, 'notice'],
  [/encerrar a conta quando quiser|close your account at any time/, 'securityCenter', 'withdraw'],
]

test.each(['pt-BR', 'en'] as const)('[2.15] what the terms promise in %s has its screen in every brand', async (locale) => {
  const all = (await loadDocument('agreement', locale, merchant)).map(({ text }) => text).join(' ')
  expect(promised.filter(([says]) => !says.test(all))).toEqual([])
  const screens = registeredRoutes({ features: [], categories: [], agentMenu: [] })
  expect(promised.flatMap(([, ...needed]) => needed).filter((name) => !screens.includes(name))).toEqual([])
})
