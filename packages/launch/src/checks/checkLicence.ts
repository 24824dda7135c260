import type { Brand } from '../Brand.ts'
import { error, warning, type Finding } from '../Finding.ts'

/** A regulated brand names its licence and its operator; no brand launches with an example address. */
export function checkLicence({ config: { licence, operator, market, domain } }: Brand): Finding[] {
  return [
    ...(market !== 'open' && !licence
      ? [error('merchant.ts: licence', `the market ${market} asks for a licence that players can check`, 'add its name, picture and page')]
      : []),
    ...(licence && !/\d/.test(licence.name)
      ? [error('merchant.ts: licence.name', `${licence.name} has no number`, 'add it as the authority writes it, such as SPA/MF 2.090')]
      : []),
    ...(market !== 'open' && !operator
      ? [error('merchant.ts: operator', `the market ${market} asks who runs the site`, 'add the name of the company and its number')]
      : []),
    ...(domain.endsWith('.example')
      ? [warning('merchant.ts: domain', `${domain} is nobody's`, 'use the name of the host that the site will have')]
      : []),
  ]
}
