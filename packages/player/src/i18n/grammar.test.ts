import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type Tree = { [key: string]: string | Tree }
const folder = join(import.meta.dirname, 'locales/pt-BR')
const flatten = (tree: Tree, before: string): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value] as [string, string]] : flatten(value, `${before}${key}.`),
  )
const texts = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => flatten(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Tree, file.replace('json', '')))

/** Arguments that are amounts of money: "R$ 1,00 voltam" is wrong, and so is "Faltam R$ 1,00". */
const amount = '\\{(?:amount|balance|bonus|cost|left|max|min|net|owed|pool|required|rest|stake|taken|total)\\}'
const subject = new RegExp(
  `${amount}(?: de bônus)?(?: \\p{L}+)? (?:chegaram|contaram|entram|entraram|estão|ficam|ficaram|foram|podem|saem|saíram|são|voltam|voltaram)(?!\\p{L})|(?<!\\p{L})(?:entram|faltam|restam|saem|sobram|voltam) (?:só )?${amount}`,
  'iu',
)
/** A participle that has the gender of the reader, or both endings. */
const gendered =
  /\([ao]s?\)|\b(bem-vind[oa]s?|tranquil[oa]|obrigad[oa]|si mesm[oa]|seu amigo)\b|\bvocê (está|estará|foi|será|ficou|fica) \p{L}+[aeiou]d[oa]\b/iu
/** A number before a noun in the plural: "1 pontos". */
const uncounted = /\{(count|n|points|score)(, number)?\} \p{L}+s\b/u

/** A preposition that is not contracted before a possessive, or a possessive with an article and no preposition: "volta a seu saldo". */
const uncontracted = /(?<!\p{L})(?:a|de|em|por) (?:seu|sua)s?(?!\p{L})/iu

/** Counts that are never 1, and why. */
const several: Record<string, string> = {
  'contracts.pay.sureMany': 'one settlement has a text of its own',
  'forms.imageHint': 'a form takes three',
  'records.export.cut': 'the limit of a file',
  'records.foundMore': 'more than the first page has',
  'rewards.leaderBoard.board.prizes': 'a board has several prizes',
  'rewards.benefits.from': 'levels begin at none or at thousands',
  'wallet.teamTransfer.sent': 'one transfer has a receipt of its own',
  'wallet.teamTransfer.sure': 'one receiver has a text of its own',
  'wallet.teamTransfer.total': 'shown for several receivers',
}

test('[8] an amount is no subject of a verb in the plural', () => {
  expect(texts.filter(([, text]) => subject.test(text))).toEqual([])
})

test('[8] no text has the gender of its reader', () => {
  expect(texts.filter(([, text]) => gendered.test(text))).toEqual([])
})

test('[8] a preposition contracts before a possessive, as Brazilians speak', () => {
  expect(texts.filter(([, text]) => uncontracted.test(text))).toEqual([])
})

test('[8] a count is a plural, unless it is never 1', () => {
  expect(texts.filter(([key, text]) => uncounted.test(text) && !(key in several))).toEqual([])
  expect(Object.keys(several).filter((key) => !texts.some(([name, text]) => name === key && uncounted.test(text)))).toEqual([])
})

test.each([
  [subject, '{amount} voltam para seu saldo.'],
  [subject, '{bonus} de bônus também estão reservados.'],
  [subject, 'Faltam {left} em apostas'],
  [gendered, 'Fique tranquilo: o banco avisa.'],
  [gendered, 'Você será avisado(a) em breve.'],
  [gendered, 'Quem se cadastra é bem-vindo.'],
  [uncontracted, 'O resto volta a seu saldo.'],
  [uncounted, '{count} pontos'],
])('[8] %s finds: %s', (pattern, text) => {
  expect(pattern.test(text)).toBe(true)
})
