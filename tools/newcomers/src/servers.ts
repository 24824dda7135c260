import { project } from './project.ts'

const app = `import { createClient } from '@platform/sdk'
import { getGameList } from '@platform/sdk/games'
import { createServer } from 'node:http'
const hanging = createServer(() => {})
await new Promise((resolve) => hanging.listen(0, '127.0.0.1', resolve))
const gone = createServer()
await new Promise((resolve) => gone.listen(0, '127.0.0.1', resolve))
const { port } = gone.address()
await new Promise((resolve) => gone.close(resolve))
const clientOf = (url) =>
  createClient({ gateway: { url, publicKeys: [] }, merchant: 'a', trialMerchant: 'b', language: 'EN', timeout: 300, maxRetries: 0 })
const failure = (answer) => answer.then(() => 'done', (error) => error.kind + ': ' + error.message)
console.log(await failure(getGameList(clientOf('http://127.0.0.1:' + port))))
console.log(await failure(getGameList(clientOf('http://gateway.invalid'))))
console.log(await failure(getGameList(clientOf('http://127.0.0.1:' + hanging.address().port))))
try { createClient({}) } catch (error) { console.log(error.kind + ': ' + error.message) }
process.exit()
`

const expected = [
  /^network: getGameList: GET http:\/\/127\.0\.0\.1:\d+\/\S+ got no answer, network\.reset .*\(port refused\) \(.*ERRORS\.md#networkreset\)$/,
  /^network: .*gateway\.invalid.* has no address \(DNS\)$/,
  /^network: .* got no answer within 0\.3 s, network\.timeout \(/,
  /^validation: createClient: gateway\.url: expected /,
]

/** In production on a server a message names call, address and cause: in Node, and in Bun and Deno (without any permission but the network). */
export async function explainOnServers(tarballs: Record<string, string>): Promise<string[]> {
  const { run } = await project({ '@platform/sdk': tarballs['@platform/sdk']!, bun: '*', deno: '*' }, { 'app.mjs': app })
  // Both packages choose their program in an install script.
  await run('npm', ['rebuild', 'bun', 'deno', '--ignore-scripts=false'])
  const runtimes: [name: string, command: string, ...args: string[]][] = [
    ['Node', process.execPath, 'app.mjs'],
    ['Bun', 'npx', 'bun', 'app.mjs'],
    ['Deno', 'npx', 'deno', 'run', '--no-prompt', '--allow-net', '--allow-read=.', 'app.mjs'],
  ]
  for (const [name, command, ...args] of runtimes) {
    const lines = (await run(command, args, { NODE_ENV: 'production' })).trim().split('\n')
    const wrong = expected.filter((pattern) => !lines.some((line) => pattern.test(line)))
    if (wrong.length > 0) throw new Error(`${name} prints ${JSON.stringify(lines)}, and nothing of ${wrong.join(', ')}`)
  }
  return runtimes.map(([name]) => name)
}
