import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeAll, afterAll, expect, test } from 'vitest'

let data: string
let running: ChildProcess | undefined
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'platform-data-'))
})
afterEach(() => running?.kill('SIGKILL'))
afterAll(() => rm(data, { recursive: true, force: true }))

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

function start(port: number) {
  const child = spawn(process.execPath, ['--conditions=@platform/source', main], {
    env: { ...process.env, PORT: String(port), SANDBOX_DATA: data, SANDBOX_SEED: 'small' },
  })
  running = child
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += String(chunk)))
  child.stderr.on('data', (chunk: Buffer) => (said += String(chunk)))
  return { child, said: () => said }
}

/** Waits for 200; returns which other statuses came before. */
async function ready(port: number, child: ChildProcess) {
  const before = new Set<number>()
  while (child.exitCode === null) {
    const status = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      (answer) => answer.status,
      () => 0,
    )
    if (status === 200) return { before }
    before.add(status)
    await wait(30)
  }
  throw new Error('the process ended before it was ready')
}

async function newMember(port: number, balance: number): Promise<{ token: string }> {
  const origin = `http://127.0.0.1:${port}`
  const headers = { 'Content-Type': 'application/json', Origin: origin }
  const body = JSON.stringify({ merchant: 'ipanema', balance })
  const answer = await fetch(`${origin}/console/api/members`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`The console refused a member: ${answer.status} ${await answer.text()}`)
  return answer.json() as Promise<{ token: string }>
}

const stop = async (child: ChildProcess) => {
  child.kill('SIGTERM')
  return (await once(child, 'exit'))[0] as number
}

test('[7] starts, says 503 until everything is ready, keeps its data, and starts again', async () => {
  const port = await freePort()
  const first = start(port)
  const { before } = await ready(port, first.child)
  expect([...before].filter((status) => status !== 0)).toEqual([503])
  const { token } = await newMember(port, 500)
  expect(await stop(first.child)).toBe(0)

  const second = start(port)
  await ready(port, second.child)
  const headers = { 'X-Merchant': 'ipanema', Authorization: `Bearer ${token}` }
  const balance = await fetch(`http://127.0.0.1:${port}/wps/wallets/balance`, { headers })
  expect(await balance.json()).toMatchObject({ value: { sumBalance: 5 } })
  expect(await stop(second.child)).toBe(0)
  expect(first.said() + second.said()).not.toContain(token)
}, 180_000)

test('[7] killed in mid-work it starts again with everything it had acknowledged, and holds its folder against others', async () => {
  const port = await freePort()
  const first = start(port)
  await ready(port, first.child)
  const make = () => newMember(port, 77)
  // One after the other: passwords are hashed a few at a time, and a crowd is refused.
  const members: { token: string }[] = []
  while (members.length < 20) members.push(await make())
  const rival = start(await freePort())
  await once(rival.child, 'exit')
  expect(rival.said()).toMatch(/is in use by process \d+/)

  void make().catch(() => undefined)
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')
  const second = start(port)
  await ready(port, second.child)
  for (const { token } of members) {
    const headers = { 'X-Merchant': 'ipanema', Authorization: `Bearer ${token}` }
    const balance = await fetch(`http://127.0.0.1:${port}/wps/wallets/balance`, { headers })
    expect(await balance.json()).toMatchObject({ value: { sumBalance: 0.77 } })
  }
  const ledger = await (await fetch(`http://127.0.0.1:${port}/console/api/ledger`)).json()
  expect(ledger).toEqual({})
  expect(await stop(second.child)).toBe(0)
}, 180_000)

test('[7] a taken port is told in one line', async () => {
  const port = await freePort()
  const other = createServer().listen(port, '127.0.0.1')
  await once(other, 'listening')
  const { child, said } = start(port)
  const [code] = (await once(child, 'exit')) as [number]
  other.close()
  expect(code).toBe(1)
  expect(said().trim().split('\n')).toEqual([expect.stringContaining(`Port ${port} is taken`)])
}, 30_000)

/** A port with room above it for the merchants. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port > 60_000 ? port - 2000 : port
}
