import { onNode24 } from './lib/onNode24.mjs'

await onNode24('tools/bench/src/bench.ts', { stopsWithUs: true })
