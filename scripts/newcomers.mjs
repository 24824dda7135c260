import { onNode24 } from './lib/onNode24.mjs'

const outside = process.argv.includes('outside')
await onNode24(outside ? 'scripts/lib/outside/outside.ts' : 'scripts/lib/newcomers.ts', { stopsWithUs: true })
