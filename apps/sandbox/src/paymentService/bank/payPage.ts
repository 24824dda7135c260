import type { Selectable } from 'kysely'
import type { Tables } from '../../db/Tables.ts'
import { escapeHtml } from '../../gateway/escapeHtml.ts'

const texts = {
  PT: {
    lang: 'pt-BR',
    title: 'Pagamento',
    to: 'Para',
    amount: 'Valor',
    pay: 'Pagar com minha conta',
    other: 'Pagar com a conta de outra pessoa',
    paid: 'Pagamento feito. Você já pode fechar esta janela.',
    cancelled: 'Este pagamento foi cancelado. Volte ao site.',
    expired: 'O prazo deste pagamento acabou. Volte ao site e gere outro.',
    down: 'O banco não responde agora. Nada foi pago. Tente de novo em alguns minutos.',
    note: 'Página de demonstração: faz as vezes do banco. Nenhum dinheiro de verdade é movido.',
  },
  EN: {
    lang: 'en',
    title: 'Payment',
    to: 'To',
    amount: 'Amount',
    pay: 'Pay from my account',
    other: "Pay from another person's account",
    paid: 'Paid. You can close this window.',
    cancelled: 'This payment was cancelled. Go back to the site.',
    expired: 'This payment has expired. Go back to the site and make another one.',
    down: "The bank isn't answering right now. Nothing was paid. Try again in a few minutes.",
    note: 'Demonstration page: it stands in for the bank. No real money moves.',
  },
} as const

export interface PayPage {
  language: keyof typeof texts
  state: 'open' | 'paid' | 'cancelled' | 'expired' | 'down'
}

/** The page where a charge is paid. */
export function payPage({ receiver, amount }: Selectable<Tables['bank_charges']>, { language, state }: PayPage): string {
  const t = texts[language]
  const money = new Intl.NumberFormat(t.lang, { style: 'currency', currency: 'BRL' }).format(amount / 100)
  const form = `<form method="post"><button name="payer" value="own">${escapeHtml(t.pay)}</button><button name="payer" value="other">${escapeHtml(t.other)}</button></form>`
  return `<!doctype html>
<html lang="${t.lang}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${t.title}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/bank/pay.css" />
    <script type="module" src="/bank/pay.js"></script>
  </head>
  <body${state === 'paid' ? ' data-done="1"' : ''}>
    <main>
      <h1>${t.title}</h1>
      <dl><dt>${t.to}</dt><dd>${escapeHtml(receiver)}</dd><dt>${t.amount}</dt><dd>${escapeHtml(money)}</dd></dl>
      ${state === 'open' ? form : `<p role="status">${escapeHtml(t[state])}</p>`}
      <p class="note">${t.note}</p>
    </main>
  </body>
</html>
`
}
