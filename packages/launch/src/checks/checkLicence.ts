import type { Brand } from '../Brand.ts'
import { error, warning, type Finding } from '../Finding.ts'

/** A regulated brand names its licence; no brand goes out under the address of an example. */
export function checkLicence({ config: { licence, market, domain } }: Brand): Finding[] {
  return [
    ...(market !== 'open' && !licence
      ? [error('merchant.ts: licence', `the market ${market} asks for a licence that players can check`, 'add its name, picture and page')]
      : []),
    ...(domain.endsWith('.example')
      ? [warning('merchant.ts: domain', `${domain} is nobody's`, 'use the name of the host that the site will have')]
      : []),
  ]
}
