import { bundle, brotli } from './bundle.ts'
import { writeFileSync } from 'node:fs'
const a = await bundle(`export { createClient } from '@platform/sdk'\nexport { getGameList } from '@platform/sdk/games'`)
const b = await bundle(`export { createClient } from '@platform/sdk'\nexport { getGameList,launchGame } from '@platform/sdk/games'`)
console.log(brotli(a),brotli(b),a.length,b.length)
writeFileSync('/tmp/a.js',a.replaceAll(/[;{}]/g,'$&\n')); writeFileSync('/tmp/b.js',b.replaceAll(/[;{}]/g,'$&\n'))
