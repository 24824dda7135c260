import type { Brand } from '../Brand.ts'
import { error, warning, type Finding } from '../Finding.ts'

/** A regulated brand names its licence and its operator; no brand launches with an example address. */
export function checkLicence({ config: { licence, operator, market, domain } }: Brand): Finding[] {
  // Some authorities outside the regulated markets issue no numbers.
  const grave = market === 'open' ? warning : error
  return [
    ...(market !== 'open' && !licence
      ? [error('merchant.ts: licence', `the market ${market} requires a licence that players can check`, 'add its name, picture and page')]
      : []),
    ...(licence && !/\d/.test(licence.name)
      ? [grave('merchant.ts: licence.name', `${licence.name} has no number`, 'add it as the authority writes it, such as SPA/MF 2.090')]
      : []),
    ...(market !== 'open' && !operator
      ? [error('merchant.ts: operator', `the market ${market} requires the site’s operator`, 'add the name of the company and its number')]
      : []),
    ...(market !== 'open' && operator && !/\d/.test(operator.number)
      ? [error('merchant.ts: operator.number', `${operator.number} is not a number`, 'add that of the company, such as a CNPJ')]
      : []),
    ...(domain.endsWith('.example')
      ? [warning('merchant.ts: domain', `${domain} is an example address`, 'use the name of the host that the site will have')]
      : []),
  ]
}
