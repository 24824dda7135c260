const any = (...words: string[]) => new RegExp(`(?<!\\p{L})(${words.join('|')})(?!\\p{L})`, 'iu')

const numbers = any(
  'dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|[qc]u?atorze|quinze|dez[ea]sseis|dez[ea]ssete|dezoito|dez[ea]nove',
  'vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|(duz|trez|quatroc|quinh|seisc|setec|oitoc|novec)ent[oa]s',
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(thir|four|fif|six|seven|eigh|nine)teen|(twen|thir|for|fif|six|seven|eigh|nine)ty',
)
const multiples = any(
  'mil|mi|(m|b|tr)ilh\\p{L}*|thousands?|(m|b|tr)illions?|hundreds?|k{1,2}|bi|tri|centenas?|dezenas?|duzias?|milhar(es)?|dozens?',
  'par(es)?|bar(ao|oes)|pairs?|couples?|grand|lakhs?|crores?',
  'dobro|dobrad[oa]|dupl[oa]|(tri|quadru|quintu)pl[oa]|vezes|times|double|twice|triple|treble|quadruple|cada|each',
  'metade|mei[oa]s?(?! de pagamento)|tercos?|quartos?|quintos?|decimos?|half|halves|thirds?|quarters?|cento|porcent\\p{L}*|percent\\p{L}*',
)
const cents = any('centavos?|centimos?|centesim[oa]s?|cents?|pence|penn(y|ies)', 'virgula|ponto|point|comma|dot')
/** Currencies of other amounts than the field's. */
const foreign = [
  any('(?!r\\$)[a-z]{1,2}\\$s?|dolar(es)?|dollars?|euros?|libras?|pounds?|pesos?|usd[tc]?|eur|gbp|btc|bitcoins?'),
  /[\u00a2-\u00a5\u20a0-\u20cf]/u,
]

const changing = [
  numbers,
  multiples,
  cents,
  ...foreign,
  // Letters at the number, except a currency: "50c", "10k", "l00", and abbreviations beside it: "50 cts", "10 M", "50 C" of a statement.
  /\d[.,]?(?!(reais|real|brl|r?\$)(?!\p{L}))\p{L}/iu,
  /\p{L}[.,]\d|(?<!\p{L})\p{L}{1,2}\d/u,
  /\d[.,]?\s*([bcdgmptx]|mm|cts?|ctvs?|cvs|pts?|um|uma|one|zero)(?![\p{L}/])/iu,
  /[%‰×÷√^±]|(?!\p{Nd})\p{N}/u,
  /\d[^\p{L}]*(rea(l|is))?\s+(e|and)\s|(?<!\p{L})(e|and)\s+\P{L}*\d/iu,
]

/** Whether words or signs make another amount of the number beside them: "50%", "5k", "50c", "5 mil", "metade de 50", "50 dois", "1 real e vinte", "50 euros". */
export function isChanged(text: string): boolean {
  // What is written out behind complete cents is the same amount: "R$ 50,00 (cinquenta reais)".
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replace(/(?<=[.,]\d\d\s*)\([^()\d]*\)/u, '')
  return changing.some((pattern) => pattern.test(plain))
}
