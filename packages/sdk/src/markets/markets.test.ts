import { expect, test } from 'vitest'
import { allCalls } from '../testing/allCalls.ts'
import { forbiddenWord } from './forbiddenWord.ts'
import { forbiddenBy, marketOf, markets } from './marketOf.ts'
import { mentionsBonuses } from './mentionsBonuses.ts'
import type { MarketAct, MarketRule } from './MarketRule.ts'

/** Of each rule: what it forbids, and what is next to it and is allowed. A rule without a fixture fails. */
const fixtures: Record<string, { forbidden: MarketAct[]; allowed: MarketAct[] }> = {
  'br.means': {
    forbidden: [{ means: 'crypto' }, { means: 'creditCard' }, { means: 'thirdParty' }, { path: '/wps/transaction/deposit/alipay' }],
    allowed: [{ means: 'pix' }, { means: 'bankTransfer' }, { means: 'debitCard' }, { path: '/wps/transaction/deposit/pg' }],
  },
  'br.transfersToOthers': {
    forbidden: [{ path: '/wps/agent/transferUpline' }, { path: '/wps/agent/transferMultipleDownline' }],
    allowed: [{ path: '/wps/relay/GLS2_WalletTransfer' }, { path: '/wps/transaction/withdraw' }],
  },
  'br.depositBonus': {
    forbidden: [{ bonus: 'deposit' }, { path: '/wps/promotions/deposit' }],
    allowed: [{ bonus: 'turnover' }, { path: '/wps/promotions' }],
  },
  'br.advantageBeforeBet': {
    forbidden: [{ bonus: 'registration' }, { bonus: 'referral' }, { path: '/wps/member/referral/friends' }],
    allowed: [{ bonus: 'loyalty' }, { path: '/wps/member/reward' }],
  },
  'br.withdrawalOfBonus': { forbidden: [{ bonus: 'withdrawalAfterDeposit' }], allowed: [{ bonus: 'turnover' }] },
  'br.prizeDraws': { forbidden: [{ bonus: 'prizeDraw' }, { path: '/wps/member/redRain' }], allowed: [{ path: '/wps/member/rebate' }] },
  'br.points': { forbidden: [{ bonus: 'pointsInWallet' }], allowed: [{ bonus: 'loyalty' }] },
  'br.lossIncome': {
    forbidden: [
      { income: 'loss' },
      { path: '/wps/relay/MCS2_getContractDividendRequest' },
      { path: '/wps/relay/MCS2_paySettlement' },
      { path: '/wps/relay/ODSFE2_TeamKPIA' },
    ],
    allowed: [{ income: 'flat' }, { path: '/wps/relay/MCS2_bankCards' }, { path: '/wps/relay/ODSFE2_MemPNL' }],
  },
  'br.numbersGames': { forbidden: [{ path: '/lgw/orders/place' }], allowed: [{ path: '/play/api/stake' }] },
}

const rules = markets.flatMap(({ code, rules: own }) => own.map((rule): [string, MarketRule] => [`${code}.${rule.id}`, rule]))

test('[7] every rule of a market has a fixture, an article and something that it forbids', () => {
  expect(rules.map(([name]) => name).toSorted()).toEqual(Object.keys(fixtures).toSorted())
  for (const [name, { article, says, paths, means, bonuses, incomes }] of rules) {
    expect(article, name).toMatch(/\d/)
    expect(says, name).toMatch(/\.$/)
    expect([paths, means, bonuses, incomes].flatMap((one) => one ?? []).length, name).toBeGreaterThan(0)
  }
})

test.each(rules)('[7] %s forbids what its fixture says, and nothing beside it; the open market forbids none of it', (name, rule) => {
  const market = marketOf(name.split('.')[0])
  for (const act of fixtures[name]!.forbidden) {
    expect(forbiddenBy(market, act), JSON.stringify(act)).toBe(rule)
    expect(forbiddenBy({ ...market, rules: market.rules.filter((one) => one !== rule) }, act), 'without the rule').toBeUndefined()
    expect(forbiddenBy(marketOf('open'), act)).toBeUndefined()
  }
  for (const act of fixtures[name]!.allowed) expect(forbiddenBy(market, act), JSON.stringify(act)).toBeUndefined()
})

test.each([
  ['pt-BR', 'Aposte R$ 10 hoje', 'Aposte'],
  ['pt-BR', 'Você quase ganhou', 'quase'],
  ['pt-BR', 'Rodadas grátis', 'grátis'],
  ['pt-BR', 'Bônus garantido', 'garantido'],
  ['pt-BR', 'Jogue com responsabilidade. Teste grátis.', undefined],
  ['pt-BR', 'Apostas válidas, <jogue>{aposte}', undefined],
  ['en', 'Play now', 'Play now'],
  ['en', 'Bet R$ 200 on slots', 'Bet R$'],
  ['en', 'Free spins', 'Free'],
  ['en', 'The free trial uses play money', undefined],
] as const)('[8] in regulated Brazil a text in %s, %s, has the forbidden word %s', (language, text, word) => {
  expect(forbiddenWord(marketOf('br'), language, text)).toBe(word)
  expect(forbiddenWord(marketOf('open'), language, text)).toBeUndefined()
})

test('[7.5] regulated Brazil has no agents: it forbids every call that only they may make', () => {
  const forAgents = allCalls.filter(({ access }) => access === 'agent')
  expect(forAgents.length).toBeGreaterThan(10)
  expect(forAgents.filter((call) => !forbiddenBy(marketOf('br'), call)).map(({ name }) => name)).toEqual([])
  // A code of registration is checked there as anywhere.
  expect(forbiddenBy(marketOf('br'), { path: '/wps/agent/affiliate' })).toBeUndefined()
})

test('[7] a market that is not there is an error, not one without rules', () => {
  expect(marketOf(undefined).code).toBe('open')
  expect(() => marketOf('brazil')).toThrow('there is no market "brazil"')
})

test('[2.15] pages mention bonuses in every market that does not forbid the usual one, for a deposit', () => {
  const forbidding = markets.filter((market) => forbiddenBy(market, { bonus: 'deposit' }) !== undefined)
  expect(markets.filter(({ code }) => !mentionsBonuses(code))).toEqual(forbidding)
})
