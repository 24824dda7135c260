import { allCalls } from '@platform/sdk/testing'
import { featureTexts } from '../../apps/sandbox/src/console/featureTexts.ts'
import { routes } from '../../packages/player/src/routes.ts'
import type { RouteFacts } from '../../packages/player/src/routes/RouteFacts.ts'
import { tableRow } from './tableRow.ts'

/** docs/features.md: every feature of a `merchant.ts`, with the screens and calls that it switches on. */
export function featuresDocument(): string {
  const screens = Object.values(routes as Record<string, RouteFacts>)
  const rows = Object.entries(featureTexts).map(([name, text]) => {
    const ownPaths = screens.filter(({ feature }) => feature === name).map(({ paths }) => `\`${paths[0]}\``)
    const calls = allCalls
      .filter((call) => call.feature === name)
      .map((call) => call.name)
      .toSorted()
    return tableRow([`\`${name}\``, text, ownPaths.join(', '), calls.join(', ')])
  })
  return [
    '# Features of a merchant',
    '',
    'Written by `npm run contract`. A feature is on if `features` in `merchant.ts` lists it and the gateway agrees; the console switches it on the gateway.',
    'While it is off, its screens and all links to them are hidden, and the gateway refuses its calls with `access.feature`.',
    '',
    tableRow(['feature', 'what it adds', 'screens', 'calls']),
    tableRow(Array.from({ length: 4 }, () => '---')),
    ...rows,
    '',
  ].join('\n')
}
