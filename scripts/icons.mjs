import { onNode24 } from './lib/onNode24.mjs'

await onNode24('packages/launch/src/drawIconsCli.ts')
