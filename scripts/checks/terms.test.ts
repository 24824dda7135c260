import { expect, test } from 'vitest'
import { catalogueTexts, sourceTexts, textsOfSource, type Language, type PlayerText } from './playerTexts.ts'
import { read } from './sources.ts'

interface Term {
  thing: string
  not: Record<Language, RegExp | undefined>
  onlyIn: readonly string[]
}

/** A word at both ends; `*` ends it in any way, and a word in capitals, or with some inside, is only that. */
function ruledOut(cell: string): RegExp | undefined {
  const words = cell.split(',').flatMap((word) => word.trim() || [])
  if (words.length === 0) return undefined
  const anyCase = (word: string) =>
    [...word].map((sign) => (/\p{L}/u.test(sign) ? `[${sign.toLowerCase()}${sign.toUpperCase()}]` : sign)).join('')
  const pattern = words.map((word) => {
    const plain = word.replaceAll(/[.?()[\]{}]/g, '\\$&').replace('*', '')
    return (/\p{Ll}.*\p{Lu}|^[\p{Lu}\s]+$/u.test(word) ? plain : anyCase(plain)) + (word.endsWith('*') ? '\\p{L}*' : '')
  })
  return new RegExp(`(?<![\\p{L}-])(${pattern.join('|')})(?![\\p{L}-])`, 'u')
}

const terms: Term[] = read('docs/words.md')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| (thing|-)/.test(line))
  .map((line) => {
    const [, thing = '', , , pt = '', en = '', only = ''] = line.split('|').map((cell) => cell.trim())
    return { thing, not: { 'pt-BR': ruledOut(pt), en: ruledOut(en) }, onlyIn: only.split(',').flatMap((part) => part.trim() || []) }
  })

/** Texts for agents, by their place; the others are for players. */
const forAgents = /^(agent|contracts)|agent|upline|downline|team|contract|errorsOfMembers\.rebate(?!Min|None|Wait)/i
const isIn = (key: string, part: string) =>
  part === 'players' ? !forAgents.test(key) : part === 'agents' ? forAgents.test(key) : key.includes(part)

/** English sentences that the specification gives (sections 5, 8, 9), whatever words they have. */
const given =
  /^(errors\.(loggedOut|upgrading|notLoggedIn|noPermission)|systemLater\.expiredText|errorsLater\.(in_confirmation_correct|usernameFormat|in_incorrect_password|in_email_incorrect|in_mobileNum_error|passwordFormat|nameFormat|popupBlocked|usernameExists|emptyUrl|enterCaptcha)|auth\.change\.sameText|closed\.upgradingText|games\.launch\.(popup|noUrl)|promotions\.longTerm)$/
/** A brand names its promotions as it likes. */
const ownName = /^seed\.catalogue\.promotions\..*\.title$/

/** What is read: without names of arguments, tags, addresses, and names that other programs show. */
const shown = (text: string) =>
  text
    .replaceAll(/<em>.*?<\/em>|<[^>]*>/g, ' ')
    .replaceAll(/\{\w+(, (number|date|time|plural|select)[^{}]*)?/g, '{')
    .replaceAll(/\b(one|other|cancel) \{/g, '{')

const faultsOf = ({ key, language, text }: PlayerText) =>
  (language === 'en' && given.test(key)) || ownName.test(key)
    ? []
    : terms
        .filter(({ onlyIn }) => onlyIn.length === 0 || onlyIn.some((part) => isIn(key, part)))
        .flatMap(({ thing, not }) => {
          const word = not[language]?.exec(shown(text))?.[0]
          return word === undefined ? [] : [`${key} (${language}): "${word}" for ${thing}: ${text}`]
        })

const texts = [...catalogueTexts(), ...sourceTexts()]

test('[8] no text has a word that the list of words rules out', () => {
  expect(terms.length).toBeGreaterThan(80)
  expect(texts.length).toBeGreaterThan(4500)
  expect(texts.flatMap(faultsOf)).toEqual([])
})

test.each([
  ['withdraw.turnover.title', 'pt-BR', 'Requisito de apostas'],
  ['withdraw.turnover.title', 'en', 'Rollover of {amount}'],
  ['withdraw.balance.held', 'pt-BR', 'Mais {amount} estão reservados.'],
  ['records.profitLoss.rebate', 'pt-BR', 'Rebate'],
  ['agentRebates.agentRebateIncome.rate', 'en', 'Your commission'],
  ['deposit.result.clawedBackTaken', 'en', 'The bank took this deposit back.'],
  ['deposit.pix.title', 'en', 'Pay {amount} by PIX'],
  ['titles.accountRecord', 'en', 'Account record'],
] as const)('[8] %s in %s may not be: %s', (key, language, text) => {
  expect(faultsOf({ key, language, text })).toHaveLength(1)
})

test.each([
  ['agentRebates.agentRebateIncome.rate', 'pt-BR', 'Seu rebate'],
  ['errorsLater.enterCaptcha', 'en', 'Enter a captcha. It is the code in the picture.'],
  ['withdraw.ready.mend.ask', 'en', 'There’s more'],
  ['records.net', 'en', '{net, number} <a href="/m/profit">{turnover, plural, one {#} other {#}}</a>'],
] as const)('[8] %s in %s may be: %s', (key, language, text) => {
  expect(faultsOf({ key, language, text })).toEqual([])
})

test('texts are read from sources of every shape', () => {
  const source = `
    const titles = { paid: ['Seu saque chegou', \`\${name}’s withdrawal\`], code: ['sms', 'email'] }
    export const ptBR = { close: 'Fechar', of: (n) => \`\${n} de \${n ? 'um' : 'dois'}\` }
    send({ pt: \`código \${code}\`, en: first ? 'one' : 'two', title_pt: 'Título' + 'longo', sql: sql\`select 'x'\` })`
  expect(textsOfSource(source, 'a').map(({ key, language, text }) => [key, language, text])).toEqual([
    ['a.titles.paid', 'pt-BR', 'Seu saque chegou'],
    ['a.titles.paid', 'en', '{}’s withdrawal'],
    ['a.ptBR.close', 'pt-BR', 'Fechar'],
    ['a.ptBR.of', 'pt-BR', '{} de {}'],
    ['a.ptBR.of', 'pt-BR', 'um'],
    ['a.ptBR.of', 'pt-BR', 'dois'],
    ['a.pt', 'pt-BR', 'código {}'],
    ['a.en', 'en', 'one'],
    ['a.en', 'en', 'two'],
    ['a.title_pt', 'pt-BR', 'Título'],
    ['a.title_pt', 'pt-BR', 'longo'],
  ])
})
