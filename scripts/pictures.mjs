import { onNode24 } from './lib/onNode24.mjs'

await onNode24('tools/gallery/src/pictures.ts', { stopsWithUs: true })
