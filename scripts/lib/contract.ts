// `npm run contract` writes docs/contract.md from the SDK's list of calls and docs/features.md from routes and calls, and collects the
// SDK's comments for OpenAPI and declarations, and the player's texts of errors for the SDK.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { allCalls, marksOf } from '@platform/sdk/testing'
import { errorsDocument } from './errorsDocument.ts'
import { errorTextsModule } from './errorTexts.ts'
import { featuresDocument } from './featuresDocument.ts'
import { tableRow } from './tableRow.ts'
import { readDescriptions } from '../../packages/sdk/build/readDescriptions.ts'

const { calls } = readDescriptions() as { calls: Record<string, { doc: string } | undefined> }

/** Why no screen makes a call, from its description. */
const unusedBecause = (name: string): string[] => {
  const [, why] = /For third parties: (.+?)\.( |$)/.exec(calls[name]?.doc ?? '') ?? []
  return why ? [`for third parties: ${why}`] : []
}

/** Every call, one line each; calls whose path the specification does not show are marked, and those that no screen makes. */
export function contractDocument(): string {
  const sorted = allCalls.toSorted((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method))
  const rows = sorted.map((call) => {
    return tableRow([
      call.name,
      `${call.method} \`${call.path}\``,
      [call.module, ...Object.values(call.modules?.ids ?? {})].join(', '),
      call.access,
      call.retry,
      call.section,
      [...marksOf(call), ...unusedBecause(call.name)].join(', '),
    ])
  })
  return [
    '# Calls of the gateway',
    '',
    'Written by `npm run contract` from the descriptions in `packages/sdk`. `access` says who may make a call, `retry` how it may be repeated.',
    '',
    tableRow(['call', 'method and path', 'module', 'access', 'retry', 'section', 'notes']),
    tableRow(Array.from({ length: 7 }, () => '---')),
    ...rows,
    '',
  ].join('\n')
}

if (import.meta.main) {
  const files = {
    'docs/contract.md': contractDocument(),
    'docs/features.md': featuresDocument(),
    'packages/sdk/src/openapi/descriptions.json': JSON.stringify(readDescriptions()),
    'packages/sdk/ERRORS.md': errorsDocument(),
    'packages/sdk/src/exports/texts/en.ts': errorTextsModule('en'),
    'packages/sdk/src/exports/texts/ptBR.ts': errorTextsModule('pt-BR'),
  }
  for (const [file, text] of Object.entries(files)) writeFileSync(file, text)
  execFileSync('node_modules/.bin/oxfmt', Object.keys(files))
}
