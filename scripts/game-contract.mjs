import { onNode24 } from './lib/onNode24.mjs'

await onNode24('scripts/lib/gameContract.ts')
