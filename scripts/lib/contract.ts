// `pnpm contract` writes docs/contract.md from the SDK's own list of calls, and gathers what the SDK's comments say for OpenAPI and declarations.
import { writeFileSync } from 'node:fs'
import { allCalls, marksOf } from '@platform/sdk/testing'
import { readDescriptions } from '../../packages/sdk/build/readDescriptions.ts'

const row = (cells: string[]) => `| ${cells.join(' | ')} |`

/** Every call, one line each; those whose path the specification does not show are marked. */
export function contractDocument(): string {
  const calls = allCalls.toSorted((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method))
  const rows = calls.map((call) => {
    return row([
      call.name,
      `${call.method} \`${call.path}\``,
      [call.module, ...Object.values(call.modules?.ids ?? {})].join(', '),
      call.access,
      call.retry,
      call.section,
      marksOf(call).join(', '),
    ])
  })
  return [
    '# Calls of the gateway',
    '',
    'Written by `pnpm contract` from the descriptions in `packages/sdk`. Access says who may call, retry how a call may be repeated.',
    '',
    row(['call', 'method and path', 'module', 'access', 'retry', 'section', 'notes']),
    row(Array.from({ length: 7 }, () => '---')),
    ...rows,
    '',
  ].join('\n')
}

if (import.meta.main) {
  writeFileSync('docs/contract.md', contractDocument())
  writeFileSync('packages/sdk/src/openapi/descriptions.json', JSON.stringify(readDescriptions()))
}
