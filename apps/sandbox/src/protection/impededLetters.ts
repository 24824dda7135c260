import type { Bilingual } from '../base/Bilingual.ts'

interface Letter extends Bilingual {
  /** The content without markup, for an e-mail. */
  plain: [pt: string, en: string]
}

const when = (at: number, locale: 'pt-BR' | 'en-GB') =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short', timeZone: 'America/Sao_Paulo' }).format(at)

const letterOf = (title: Bilingual['title'], plain: Letter['plain'], [pt, en]: [pt: string, en: string]): Letter => ({
  title,
  plain,
  content: [`<p>${plain[0]} ${pt}</p>`, `<p>${plain[1]} ${en}</p>`],
})

const links: [pt: string, en: string] = [
  '<a href="/m/withdraw">Sacar</a> · <a href="/m/service">Atendimento</a>',
  '<a href="/m/withdraw">Withdraw</a> · <a href="/m/service">Support</a>',
]

/** Says what the account may still do, until when, and where the rest goes. */
export const impededLetter = ({ until, account }: { until: number; account: [pt: string, en: string] }): Letter =>
  letterOf(
    ['Sua conta não pode mais apostar', 'Your account can no longer bet'],
    [
      `Sua conta não pode mais apostar por uma regra do governo. Seu saldo é seu: saque até ${when(until, 'pt-BR')}. Depois, devolvemos automaticamente para ${account[0]}.`,
      `By a rule of the government your account can no longer bet. Your balance is yours: withdraw by ${when(until, 'en-GB')} (Brasília). After that we return it automatically to ${account[1]}.`,
    ],
    links,
  )

/** Money that could not be returned. */
export const reminderLetter = (): Letter =>
  letterOf(
    ['Ainda temos um valor que é seu', 'We still hold money that is yours'],
    [
      'Sua conta foi encerrada e não conseguimos devolver o saldo. Fale com o atendimento para receber o que é seu.',
      'Your account was closed and we could not return the balance. Contact support to receive what is yours.',
    ],
    ['<a href="/m/service">Atendimento</a>', '<a href="/m/service">Support</a>'],
  )
