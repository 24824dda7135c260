import { expect, test } from 'vitest'
import { routeOf } from '../paths.ts'
import { routeNames } from '../routes.ts'
import { testMerchant } from '../testing/testMerchant.ts'
import { backLeadsTo, drawsHeader, hasFooter, hasLegalFoot, hasProtectionFoot } from './layoutRules.ts'

// As section 2.2 lists them.
const withoutHeader = 'login, register, mine, agent and help'
const withoutFooter =
  'login, register, trail, launchGame, changePsw, notice, activity, forget, service, moreLottery, useragreement, maintenance and agent'
const backGoesHome = 'login, register, trail, notice and forget'

const named = (list: string) =>
  list
    .split(/, | and /)
    .map((word): string => routeOf(`/m/${word}`) ?? word)
    .toSorted()

test('[2.2] every page has the header except those that the specification names; a game has its own', () => {
  expect(routeNames.filter((name) => !drawsHeader(name)).toSorted()).toEqual(
    [...named(withoutHeader), 'launchGame', 'startLottery'].toSorted(),
  )
  expect(drawsHeader(undefined)).toBe(true)
})

test('[2.2] the footer is hidden on the pages that the specification names', () => {
  expect(routeNames.filter((name) => !hasFooter(name)).toSorted()).toEqual(named(withoutFooter))
  expect(hasFooter(undefined)).toBe(true)
})

test('[2.2] the legal card ends every page but a running game, where the merchant names its operator', () => {
  const merchant = { operator: { name: 'Bandeira', number: 'CNPJ 1' } }
  expect(routeNames.filter((name) => !hasLegalFoot(name, merchant))).toEqual(['launchGame'])
  expect([hasLegalFoot(undefined, merchant), hasLegalFoot('home', testMerchant)]).toEqual([true, false])
})

test('[7.6] the way to limits, pause and help ends every page but a game, the settings and that page itself', () => {
  expect(routeNames.filter((name) => !hasProtectionFoot(name)).toSorted()).toEqual(['agent', 'launchGame', 'responsible', 'settings'])
})

test('[2.2] back goes home from the pages that the specification names, from others one step back, and home where there is no history', () => {
  expect(routeNames.filter((name) => backLeadsTo(name, 5) === 'home').toSorted()).toEqual(named(backGoesHome))
  expect(backLeadsTo('gameList', 0)).toBe('home')
  expect(backLeadsTo(undefined, 0)).toBe('home')
})
