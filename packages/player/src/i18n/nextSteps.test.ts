import { expect, test } from 'vitest'
import { messages as english } from './locales/en/index.ts'
import { messages as portuguese } from './locales/pt-BR/index.ts'

/** What a text says to do. Instructions begin a sentence or its second half. */
const action = {
  'pt-BR':
    /\b(acompanhe|adicione|aguarde|apague|atualize|confira|confirme|crie|desligue|digite|diminua|entre|escolha|escreva|espere|envie|fale|faça|informe|mude|pague|peça|permita|precisa|remova|repita|resolva|retire|saque|tente|toque|troque|use|veja|volte|aumente|não envie|você pode trocá-la|abra|ajuste)\b/i,
  en: /\b(add|ask|check|choose|click|come back|confirm|contact|create|delete|enter|first|get another|log in|make another|please|raise|refresh|remove|see|send|set|submit|try|turn off|type|use|wait|withdraw|write|change|needs|open)\b/i,
}

/** Errors after which the player can do nothing, and why. */
const withoutAction: Record<string, string> = {
  restricted: 'the page of a closed region says what to try',
  maintenance: 'the closed page says when it opens, and opens by itself',
  usernameFormat: 'the rule of the field follows it',
  walletSingle: 'there is one wallet, so nothing is to be moved',
  depositVerifying: 'the wording of the rules on deposits; the result comes by message',
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
  expect(texts.filter(([key, text]) => !action[language].test(text) && !(key in withoutAction))).toEqual([])
})

test('[8] each reason is that of an existing error', () => {
  expect(Object.keys(withoutAction).filter((key) => !(key in portuguese.errors))).toEqual([])
})
