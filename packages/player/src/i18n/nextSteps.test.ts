import { expect, test } from 'vitest'
import { messages as english } from './locales/en/index.ts'
import { messages as portuguese } from './locales/pt-BR/index.ts'

const verbs = {
  'pt-BR':
    'abra|acompanhe|adicione|adicione-o|aguarde|apague|atualize|aumente|confira|confirme|crie|desligue|digite|diminua|entre|escolha|escolha-a|escreva|espere|envie|faça|fale|informe|mude|mude-os|não envie|pague|peça|permita|remova|repita|resolva|retire|retire-a|saque|tente|toque|troque|use|veja|verifique|volte',
  en: 'add|ask|change|check|choose|click|come back|confirm|contact|create|delete|don’t submit|enter|get|log in|make|open|pay|raise|refresh|remove|see|send|set|settle|submit|try|turn off|type|use|verify|wait|withdraw|write',
}

/** An instruction begins a text, a sentence or a clause: "Confira a conexão e tente de novo", not "A conta precisa de uma revisão". */
const instruction = (language: keyof typeof verbs) =>
  new RegExp(
    `(?:^|[.:;?!,] )(?:primeiro |antes, |depois |please |first |then )?(?:${verbs[language]})(?![\\p{L}-])|(?<= (?:ou|e|or|and) )(?:${verbs[language]})(?![\\p{L}-])`,
    'iu',
  )

/** Errors after which the player can do nothing, and why. */
const withoutAction: Record<string, string> = {
  restricted: 'the page of a closed region says what to try',
  maintenance: 'the closed page says when it opens, and opens by itself',
  usernameFormat: 'the rule of the field follows it',
  walletSingle: 'there is one wallet, so nothing is to be moved',
  loginVerifying: 'the result comes by message',
  depositVerifying: 'the result comes by message, and the page of deposits says what is missing',
  transferOff: 'the brand has no transfers',
  rebateMin: 'the rest is paid automatically, and no text may push a player to bet',
  rebateNone: 'nothing is lost, and no text may push a player to bet',
  contractLevel: 'the brand decides it',
  contractSettled: 'nothing is due',
  envelopeEmpty: 'they are gone',
  envelopeEnded: 'its time is over',
}

test.each([
  ['pt-BR', portuguese],
  ['en', english],
] as const)('[8] in %s every failure says what to do next, unless nothing can be done', (language, { errors }) => {
  const texts = Object.entries(errors)
  expect(texts.length).toBeGreaterThan(150)
  expect(texts.filter(([key, text]) => !instruction(language).test(text) && !(key in withoutAction))).toEqual([])
})

test.each([
  ['pt-BR', 'Não foi possível salvar.'],
  ['pt-BR', 'Este link precisa de um convite.'],
  ['pt-BR', 'O valor fica entre o mínimo e o máximo.'],
  ['pt-BR', 'A senha já foi criada. Você pode trocá-la.'],
  ['en', 'The request needs a review first.'],
  ['en', 'You can change it.'],
  ['en', 'The use of this link is over.'],
] as const)('[8] in %s this names no action: %s', (language, text) => {
  expect(instruction(language).test(text)).toBe(false)
})

test('[8] each reason is that of an existing error, in which nothing can be done', () => {
  expect(Object.keys(withoutAction).filter((key) => !(key in portuguese.errors))).toEqual([])
  const errors = Object.entries(portuguese.errors).filter(([key]) => key in withoutAction)
  expect(errors.filter(([, text]) => instruction('pt-BR').test(text))).toEqual([])
})
