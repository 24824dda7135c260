import type { HelpItem } from '@platform/sdk/help'

// Fictitious data for stories.

const titles = ['Primeiros passos', 'Como depositar', 'Como sacar', 'Esqueci minha senha', 'Segurança da conta']
const long = 'O que acontece com meu saldo quando a conexão cai no meio de uma rodada que ainda não terminou?'

export const sampleHelp = (longTitles = false): HelpItem[] =>
  titles.map((title) => ({
    title: longTitles ? long : title,
    content:
      '<p>O meio mais rápido é o <strong>PIX</strong>:</p><ol><li>Escolha o valor.</li><li>Pague no aplicativo do seu banco.</li></ol>',
  }))
