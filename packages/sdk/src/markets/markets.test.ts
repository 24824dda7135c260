import { globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allCalls } from '../testing/allCalls.ts'
import { forbiddenBy } from './forbiddenBy.ts'
import { forbiddenWord } from './forbiddenWord.ts'
import { inMarketWords } from './inMarketWords.ts'
import { agreeStartsTicked, hasCategory, hasGame, hasMeans, isLicensed, mentionsBonuses, minimumAgeOf, paysAgents } from './marketFacts.ts'
import { MarketNumbers } from './MarketNumbers.ts'
import { marketOf } from './marketOf.ts'
import { MarketProfile } from './MarketProfile.ts'
import { markets } from './markets.ts'
import { PaymentMeans, type MarketAct, type MarketRule } from './MarketRule.ts'
import { numberOf } from './numberOf.ts'

/** Of each rule: what it forbids, and what is next to it and is allowed. A rule without a fixture fails. */
const fixtures: Record<string, { forbidden: MarketAct[]; allowed: MarketAct[] }> = {
  'br.rules.means': {
    forbidden: [{ means: 'crypto' }, { means: 'creditCard' }, { means: 'thirdParty' }, { path: '/wps/transaction/deposit/alipay' }],
    allowed: [{ means: 'pix' }, { means: 'bankTransfer' }, { means: 'debitCard' }, { path: '/wps/transaction/deposit/pg' }],
  },
  'br.rules.transfersToOthers': {
    forbidden: [{ path: '/wps/agent/transferUpline' }, { path: '/wps/agent/transferMultipleDownline' }],
    allowed: [{ path: '/wps/relay/GLS2_WalletTransfer' }, { path: '/wps/transaction/withdraw' }],
  },
  'br.rules.depositBonus': {
    forbidden: [{ bonus: 'deposit' }, { path: '/wps/promotions/deposit' }],
    allowed: [{ bonus: 'turnover' }, { path: '/wps/promotions' }],
  },
  'br.rules.advantageBeforeBet': {
    forbidden: [{ bonus: 'registration' }, { bonus: 'referral' }, { path: '/wps/member/referral/friends' }],
    allowed: [{ bonus: 'loyalty' }, { path: '/wps/member/reward' }],
  },
  'br.rules.withdrawalOfBonus': { forbidden: [{ bonus: 'withdrawalAfterDeposit' }], allowed: [{ bonus: 'turnover' }] },
  'br.rules.prizeDraws': {
    forbidden: [{ bonus: 'prizeDraw' }, { path: '/wps/member/redRain' }],
    allowed: [{ path: '/wps/member/rebate' }],
  },
  'br.rules.points': { forbidden: [{ bonus: 'pointsInWallet' }], allowed: [{ bonus: 'loyalty' }] },
  'br.rules.lossIncome': {
    forbidden: [
      { income: 'loss' },
      { path: '/wps/relay/MCS2_getContractDividendRequest' },
      { path: '/wps/relay/MCS2_paySettlement' },
      { path: '/wps/relay/ODSFE2_TeamKPIA' },
    ],
    allowed: [{ income: 'flat' }, { path: '/wps/relay/MCS2_bankCards' }, { path: '/wps/relay/ODSFE2_MemPNL' }],
  },
  'gb.rules.means': {
    forbidden: [{ means: 'creditCard' }, { means: 'crypto' }],
    allowed: [{ means: 'debitCard' }, { means: 'bankTransfer' }],
  },
  'br.rules.numbersGames': { forbidden: [{ path: '/lgw/orders/place' }], allowed: [{ path: '/play/api/stake' }] },
}

const rules = markets.flatMap(({ code, rules: own }) => own.map((rule): [string, MarketRule] => [`${code}.rules.${rule.id}`, rule]))

test('[7] every rule of a market has a fixture, an article and something that it forbids', () => {
  expect(rules.map(([name]) => name).toSorted()).toEqual(Object.keys(fixtures).toSorted())
  for (const [name, { article, says, paths, means, bonuses, incomes }] of rules) {
    expect(article, name).toMatch(/\d/)
    expect(says, name).toMatch(/\.$/)
    expect([paths, means, bonuses, incomes].flatMap((one) => one ?? []).length, name).toBeGreaterThan(0)
  }
})

test.each(rules)(
  '[7] [market %s] forbids what its fixture says, and nothing beside it; the open market forbids none of it',
  (name, rule) => {
    const market = marketOf(name.split('.')[0])
    for (const act of fixtures[name]!.forbidden) {
      expect(forbiddenBy(market, act), JSON.stringify(act)).toBe(rule)
      expect(forbiddenBy({ ...market, rules: market.rules.filter((one) => one !== rule) }, act), 'without the rule').toBeUndefined()
      expect(forbiddenBy(marketOf('open'), act)).toBeUndefined()
    }
    for (const act of fixtures[name]!.allowed) expect(forbiddenBy(market, act), JSON.stringify(act)).toBeUndefined()
  },
)

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

test.each(markets.map((market) => [market.code, market] as const))(
  '[7] the profile of %s has the shape of a profile, in a file of its name',
  (code, market) => {
    expect(MarketProfile.parse(market)).toEqual(market)
    expect(readdirSync(import.meta.dirname)).toContain(`${code}.ts`)
    expect(market.numbers.centralExclusion?.value ?? 'none').toBe(
      market.requires.links.find(({ id }) => id === 'centralExclusion')?.id ?? 'none',
    )
    // What has a name is not forbidden by a rule.
    expect(PaymentMeans.options.filter((means) => market.texts.means[means]).filter((means) => !hasMeans(market, means))).toEqual([])
  },
)

test('[7] a value without its article, an unknown number and a day that is none are no profile', () => {
  const br = marketOf('br')
  const { article: _, ...bare } = br.numbers.minimumAge!
  for (const numbers of [{ minimumAge: bare }, { maximumAge: br.numbers.minimumAge }, { rtpMin: { ...br.numbers.rtpMin, read: 'today' } }])
    expect(MarketProfile.safeParse({ ...br, numbers }).success).toBe(false)
})

test('[7] every number is decided by some market', () => {
  const names = Object.keys(MarketNumbers.shape) as (keyof MarketProfile['numbers'])[]
  expect(names.length).toBeGreaterThan(25)
  expect(names.filter((name) => markets.every((market) => numberOf(market, name) === undefined))).toEqual([])
})

/** Of each market: the facts that gateway, sites and checks branch on. */
const facts: Record<string, unknown[]> = {
  open: [false, true, true, true, 18, true, undefined, 'withdraw'],
  br: [true, false, false, false, 18, false, false, 'play'],
  gb: [true, false, true, true, 18, false, false, 'play'],
  on: [true, false, true, true, 19, false, undefined, 'play'],
}

test.each(markets.map((market) => [market.code, market] as const))('[7] what %s decides is read from its data', (code, market) => {
  expect([
    isLicensed(market),
    agreeStartsTicked(market),
    mentionsBonuses(market),
    paysAgents(market),
    minimumAgeOf(market),
    hasCategory(market, 'LOTT'),
    numberOf(market, 'cancelWithdrawal'),
    numberOf(market, 'identityBefore'),
  ]).toEqual(facts[code])
})

test('[7] a merchant may be stricter about the age, never laxer', () => {
  expect([minimumAgeOf(marketOf('on'), 18), minimumAgeOf(marketOf('on'), 21), minimumAgeOf(marketOf('open'), 21)]).toEqual([19, 21, 21])
})

test('[7] Brazil has no game between players, no lottery, and none that returns less than 85 %', () => {
  const has = (category: string, rtp: number) => hasGame(marketOf('br'), { category, rtp })
  expect([has('RNG', 8500), has('RNG', 8499), has('PVP', 9600), has('ELOTT', 9600)]).toEqual([true, false, false, false])
  expect(hasGame(marketOf('open'), { category: 'PVP', rtp: 1 })).toBe(true)
})

test('[7] only Brazil calls a bank transfer TED, and a market has no other ways to pay than it names', () => {
  const names = (code: string) => JSON.stringify(marketOf(code).texts.means)
  expect(markets.map(({ code }) => code).filter((code) => names(code).includes('TED'))).toEqual(['br'])
  expect(['gb', 'on'].filter((code) => /Pix|CPF/.test(names(code)))).toEqual([])
  expect(markets.filter((market) => hasMeans(market, 'pix')).map(({ code }) => code)).toEqual(['open', 'br'])
})

test('[8] a text in the words of a market begins with a capital if it did', () => {
  const gb = marketOf('gb')
  expect(inMarketWords(gb, 'pt-BR', 'CPF {cpf}')).toBe('Documento {cpf}')
  expect(inMarketWords(gb, 'en', 'We need your CPF once.')).toBe('We need your ID number once.')
  expect(inMarketWords(gb, 'en', 'Pix keys and accounts in your name')).toBe('Accounts in your name')
  expect(inMarketWords(marketOf('br'), 'pt-BR', 'CPF {cpf}')).toBe('CPF {cpf}')
})

/** Numbers that nothing reads yet, and what they wait for. One that gets a reader leaves the list. */
const waiting: Record<string, string> = {
  prizeWithinMs: 'the contract of games: our own pay with the round',
  oneAccountPerDocument: 'a market that would allow several: the gateway has one in all of them',
}

test('[7] every number has a reader, or waits for a named part of the product', () => {
  const root = new URL('../../../../', import.meta.url)
  const sources = ['packages', 'apps'].flatMap((folder) =>
    globSync(`${folder}/*/{src/**/*.{ts,tsx},*.ts}`, { cwd: root, exclude: (name) => name === 'node_modules' }).filter(
      (file) => !/\.test\.|markets\/(br|gb|on|open|MarketNumbers)\.ts$/.test(file),
    ),
  )
  const text = sources.map((file) => readFileSync(new URL(file, root), 'utf8')).join('\n')
  const isRead = (name: string) => text.includes(`numbers.${name}`) || new RegExp(`numberOf\\([^)]*'${name}'`).test(text)
  const unread = Object.keys(MarketNumbers.shape).filter((name) => !isRead(name))
  expect(unread.toSorted()).toEqual(Object.keys(waiting).toSorted())
})
