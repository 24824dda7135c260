import { isLicensed, marketOf } from '@platform/sdk/markets'
import type { Brand } from '../Brand.ts'
import { error, warning, type Finding } from '../Finding.ts'

/** A brand of a market with licences names its own and its operator; no brand launches with an example address. */
export function checkLicence({ config: { licence, operator, market, domain } }: Brand): Finding[] {
  const licensed = isLicensed(marketOf(market))
  // Some authorities of other markets issue no numbers.
  const grave = licensed ? error : warning
  return [
    ...(licensed && !licence
      ? [error('merchant.ts: licence', `the market ${market} requires a licence that players can check`, 'add its name, picture and page')]
      : []),
    ...(licence && !/\d/.test(licence.name)
      ? [grave('merchant.ts: licence.name', `${licence.name} has no number`, 'add it as the authority writes it, such as SPA/MF 2.090')]
      : []),
    ...(licensed && !operator
      ? [error('merchant.ts: operator', `the market ${market} requires the site’s operator`, 'add the name of the company and its number')]
      : []),
    ...(licensed && operator && !/\d/.test(operator.number)
      ? [error('merchant.ts: operator.number', `${operator.number} is not a number`, 'add that of the company, such as a CNPJ')]
      : []),
    ...(domain.endsWith('.example')
      ? [warning('merchant.ts: domain', `${domain} is an example address`, 'use the name of the host that the site will have')]
      : []),
  ]
}
