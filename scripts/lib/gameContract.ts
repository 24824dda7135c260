import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runContract, textOf } from '../../tools/game-contract/runContract.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    play: { type: 'string' },
    deposit: { type: 'string' },
    patience: { type: 'string', default: '30' },
    port: { type: 'string' },
    out: { type: 'string', default: 'game-contract' },
  },
})
const [url] = positionals
if (!url || !URL.canParse(url)) {
  console.error(
    'Usage: npm run game-contract -- <address of the game> [--play <selector>] [--deposit <selector>] [--patience <seconds>] [--port <port>] [--out <folder>]',
  )
  process.exit(2)
}
const { play, deposit, patience, port } = values
const report = await runContract({ url, play, deposit, patience: 1000 * Number(patience), port: port ? Number(port) : undefined })
mkdirSync(values.out, { recursive: true })
writeFileSync(join(values.out, 'report.json'), `${JSON.stringify(report, null, 2)}\n`)
writeFileSync(join(values.out, 'report.txt'), textOf(report))
console.log(textOf(report))
console.log(`Reports: ${join(values.out, 'report.json')}, ${join(values.out, 'report.txt')}`)
process.exit(report.passed ? 0 : 1)
