import { loginLock } from '@platform/sandbox/seeding'
import { marketOf, membersTry } from '@platform/sdk/markets'
import { expect, test } from 'vitest'
import { helpItems } from './helpItems.ts'
import { houseTerms } from './houseTerms.ts'

const minimumAge = 21
const features = ['FEEDBACK3', 'REWCEN3', 'VIPBENEFIT3', 'REFERRAL', 'FORGOTCHOICE3', 'USERNAMEREG3', 'MOBILEREG3']

/** Of the help line, and the rate of points, whose weights are on the page that the item links to. */
const lasting = ['188', '1']

test.each(['open', 'br'])('[7.1] each number in the help of market %s is one of the rules’ own', (market) => {
  const items = helpItems({ code: 'x', trialCode: 'x_trial', name: 'X', domain: 'x.example', port: 9, features, market, minimumAge })
  const texts = items.flatMap(({ title, content }) => [...title, ...content])
  const numbers = new Set(texts.flatMap((text) => text.replaceAll(/<[^>]*>/g, ' ').match(/\d+/g) ?? []))
  const rules = [minimumAge, loginLock.tries, loginLock.minutes, ...Object.values(houseTerms)].map(String)
  expect([...numbers].filter((number) => !rules.includes(number) && !lasting.includes(number))).toEqual([])
  expect(numbers).toContain(String(minimumAge))
})

const textsIn = (market: string) =>
  helpItems({ code: 'x', trialCode: 'x_trial', name: 'X', domain: 'x.example', port: 9, features, market, minimumAge }).flatMap(
    ({ title, content }) => [...title, ...content],
  )

test.each(['gb', 'on'])('[2.16] the help of market %s names no payment, document or help line of Brazil', (market) => {
  const brazilian = /\b(CPF|CNPJ|Pix|TED|CVV)\b|brasileir|Brazil/i
  expect(textsIn(market).filter((text) => brazilian.test(text))).toEqual([])
  expect(textsIn('br').filter((text) => brazilian.test(text)).length).toBeGreaterThan(2)
})

test.each(['open', 'br', 'gb', 'on'])(
  '[2.16] the help of market %s promises a trial without registration only where guests have one',
  (market) => {
    const promises = textsIn(market).some((text) => /sem cadastro|no sign-up/.test(text))
    expect(promises).toBe(!membersTry(marketOf(market)))
  },
)

/** What help promises: words of it, the screen that does it, and the markets that have it. */
const promised: [says: RegExp, screen: string, markets: string[]][] = [
  [/deposit|depósito/i, '/m/voucherCenter', ['open', 'br', 'gb', 'on']],
  [/withdraw|saque/i, '/m/withdraw', ['open', 'br', 'gb', 'on']],
  [/verifi/i, '/m/securityCenter?view=identity', ['br', 'gb', 'on']],
  [/limites e faça pausas|Set limits and take breaks/, '/m/responsible', ['open', 'br', 'gb', 'on']],
  [/encerre a conta|close the account/i, '/m/securityCenter?view=close', ['br', 'gb', 'on']],
  [/Precisa de ajuda|Need help/i, 'https://cvv.org.br/', ['open', 'br']],
  [/gov\.br|GAMSTOP|Ontario/i, 'https://', ['br', 'gb', 'on']],
]
test.each(['open', 'br', 'gb', 'on'])('[2.16] what the help of market %s promises has its screen', (market) => {
  const texts = textsIn(market)
  for (const [says, screen, markets] of promised) {
    const found = texts.filter((text) => says.test(text) && text.includes(`href="${screen}`))
    expect(found.length > 0, `${says} at ${screen}`).toBe(markets.includes(market))
  }
})
