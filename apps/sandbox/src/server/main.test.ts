import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeAll, afterAll, expect, test } from 'vitest'
import { oldPostgres } from '../testing/oldPostgres.ts'

let data: string
let running: ChildProcess | undefined
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'platform-data-'))
})
afterEach(() => running?.kill('SIGKILL'))
afterAll(() => rm(data, { recursive: true, force: true }))

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

function start(port: number, env: Record<string, string> = {}, program = main) {
  const child = spawn(process.execPath, ['--conditions=@platform/source', program], {
    env: { ...process.env, PORT: String(port), SANDBOX_DATA: data, SANDBOX_SEED: 'none', STOP_WITH_PARENT: '1', ...env },
    // As in `npm start`.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  running = child
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += String(chunk)))
  return { child, said: () => said }
}

/** Waits for 200; returns the other statuses received before. */
async function ready(port: number, child: ChildProcess) {
  const before = new Set<number>()
  while (child.exitCode === null) {
    const status = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.status,
      () => 0,
    )
    if (status === 200) return { before }
    before.add(status)
    await wait(30)
  }
  throw new Error('the process ended before it was ready')
}

interface Member {
  token: string
}

async function newMember(port: number, balance: number): Promise<Member> {
  const origin = `http://127.0.0.1:${port}`
  const headers = { 'Content-Type': 'application/json', Origin: origin }
  const body = JSON.stringify({ merchant: 'ipanema', balance })
  const answer = await fetch(`${origin}/console/api/members`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`The console refused a member: ${answer.status} ${await answer.text()}`)
  return answer.json() as Promise<Member>
}

async function balanceOf(port: number, { token }: Member): Promise<number> {
  const headers = { 'X-Merchant': 'ipanema', Authorization: `Bearer ${token}` }
  const answer = await fetch(`http://127.0.0.1:${port}/wps/wallets/balance`, { headers })
  return ((await answer.json()) as { value: { sumBalance: number } }).value.sumBalance
}

const exitOf = async (child: ChildProcess) => (await once(child, 'exit'))[0] as number

/** What a second process of the folder prints before it ends. Another test may take a free port first. */
async function refusalOf(port: number): Promise<string> {
  const { child, said } = start(port)
  await once(child, 'exit')
  return said().startsWith('Port ') ? refusalOf(await freePort()) : said()
}

// One test for three starts of one folder: each start reads some hundred files and opens a database, which is slow.
test('[7] starts, answers 503 until everything is ready, loses no data when stopped or killed, locks its folder, and ends with its parent process', async () => {
  const port = await freePort()
  const first = start(port)
  const { before } = await ready(port, first.child)
  expect([...before].filter((status) => status !== 0)).toEqual([503])
  const rich = await newMember(port, 500)
  first.child.kill('SIGTERM')
  expect(await exitOf(first.child)).toBe(0)

  const second = start(port)
  await ready(port, second.child)
  expect(await balanceOf(port, rich)).toBe(5)
  const make = () => newMember(port, 77)
  // In sequence: few passwords are hashed in parallel, and too many requests would be refused.
  const members: Member[] = []
  while (members.length < 5) members.push(await make())
  expect(await refusalOf(await freePort())).toMatch(/is in use by process \d+/)

  void make().catch(() => undefined)
  second.child.kill('SIGKILL')
  await once(second.child, 'exit')
  const third = start(port)
  await ready(port, third.child)
  for (const member of members) expect(await balanceOf(port, member)).toBe(0.77)
  const ledger = await (await fetch(`http://127.0.0.1:${port}/console/api/ledger`)).json()
  expect(ledger).toEqual({})
  // The process that started it was killed.
  third.child.disconnect()
  expect(await exitOf(third.child)).toBe(0)
  expect(first.said() + second.said() + third.said()).not.toContain(rich.token)
}, 180_000)

test('[7] a port in use is reported in one line', async () => {
  const port = await freePort()
  const other = createServer().listen(port, '127.0.0.1')
  await once(other, 'listening')
  const { child, said } = start(port)
  expect(await exitOf(child)).toBe(1)
  other.close()
  expect(said().trim().split('\n')).toEqual([expect.stringContaining(`Port ${port} is in use`)])
}, 30_000)

test('[deploying] a Postgres that is too old is refused in one sentence', async () => {
  const old = await oldPostgres('14.22 (Debian 14.22-1)')
  const { child, said } = start(await freePort(), { DATABASE_URL: old.address })
  expect(await exitOf(child)).toBe(1)
  old.close()
  expect(said()).toBe('The database of DATABASE_URL is PostgreSQL 14.22 (Debian 14.22-1), but the gateway needs version 15 or later.\n')
}, 30_000)

// The demo's own program: the gateway alone creates no members.
const demoMain = fileURLToPath(new URL('../../../../packages/demo/src/main.ts', import.meta.url))

test('[deploying] with a proxy or without a console no gateway starts with the public passwords of demo members', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'platform-demo-'))
  const startDemo = async (env: Record<string, string>, program = demoMain) => {
    const port = await freePort()
    return { port, ...start(port, { SANDBOX_DATA: folder, SANDBOX_SEED: 'small', SANDBOX_SITES: 'off', ...env }, program) }
  }
  const refusal = async (env: Record<string, string>, program?: string) => {
    const { child, said } = await startDemo(env, program)
    expect(await exitOf(child)).toBe(1)
    return said()
  }
  expect(await refusal({ CONSOLE: 'off' })).toMatch(/^A new merchant would get demo members: set SANDBOX_SEED=none.*DEMO_MEMBERS=on.*\n$/)
  const demo = await startDemo({ TRUSTED_PROXY: '127.0.0.1', DEMO_MEMBERS: 'on', SANDBOX_TEST_MODE: '1' })
  await ready(demo.port, demo.child)
  demo.child.kill('SIGTERM')
  await exitOf(demo.child)
  expect(demo.said()).toMatch(/^Gateway ready at http:\/\/127\.0\.0\.1:\d+, database: embedded in .+, console: off, seed: small\n$/)
  const env = { TRUSTED_PROXY: '127.0.0.1', SANDBOX_SEED: 'none' }
  for (const program of [demoMain, main]) expect(await refusal(env, program)).toMatch(/^The database has demo members.*\n$/)
  await rm(folder, { recursive: true, force: true })
}, 180_000)

/** A port with room above it for the merchants. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port > 60_000 ? port - 2000 : port
}
