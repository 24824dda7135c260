import { loginLock } from '@platform/sandbox/seeding'
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
