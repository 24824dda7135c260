import { brandOffsets } from '@platform/config/portOffsets'
import type { Brand } from '../Brand.ts'
import { error, type Finding } from '../Finding.ts'

/** Folder, export, package and theme class have the brand's code, and no code or port belongs to another brand. */
export function checkIdentity({ name, exportName, packageName, config, theme, others }: Brand): Finding[] {
  const { code, trialCode, port } = config
  const taken = (at: string, value: unknown, owner: string | undefined, fix: string) =>
    owner === undefined ? [] : [error(`merchant.ts: ${at}`, `${String(value)} is ${owner}'s`, fix)]
  const codes = new Map(others.flatMap((other) => [other.code, other.trialCode].map((one) => [one, other.code] as const)))
  const free = brandOffsets.find((one) => !others.some((other) => other.port === one))
  return [
    ...differs('merchant.ts: code', code, name, `call the folder apps/${code}, or use '${name}'`),
    ...differs('merchant.ts', exportName, code, `export const ${code} = defineMerchant(…)`),
    ...differs('package.json: name', packageName, `@platform/${code}`, `use @platform/${code}`),
    ...('className' in theme
      ? differs('theme.css.ts', theme.className, code, `use the class .${code}: the page has the code as its class`)
      : []),
    ...(trialCode === code
      ? [error('merchant.ts: trialCode', 'it equals the code', `use '${code}_trial': trial accounts are separate`)]
      : []),
    ...taken('code', code, codes.get(code), 'choose another code'),
    ...taken('trialCode', trialCode, codes.get(trialCode), `use '${code}_trial'`),
    ...taken('port', port, others.find((other) => other.port === port)?.code, `use ${free}, which is free`),
  ]
}

const differs = (at: string, found: string, wanted: string, fix: string) =>
  found === wanted ? [] : [error(at, `'${found}' is not '${wanted}'`, fix)]
