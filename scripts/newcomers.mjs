import { onNode24 } from './lib/onNode24.mjs'

const outside = process.argv.includes('outside')
await onNode24(outside ? 'tools/newcomers/src/outside.ts' : 'tools/newcomers/src/newcomers.ts', { stopsWithUs: true })
