import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Engine, phone, press } from './Engine.ts'

interface Answer {
  id?: number
  type: 'success' | 'error' | 'event'
  result?: Record<string, unknown>
  message?: string
  method?: string
  params?: { level?: string; text?: string; source?: { context?: string } }
}

/** Drives Firefox ESR with WebDriver BiDi, which it supports without a driver. */
export async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'platform-firefox-'))
  const firefox = spawn('firefox-esr', ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'])
  const address = await new Promise<string>((resolve, reject) => {
    firefox.on('error', () => reject(new Error('No firefox-esr: apt-get install firefox-esr')))
    firefox.on('exit', (code) => reject(new Error(`firefox-esr ended with ${code}`)))
    firefox.stderr.on('data', (chunk: Buffer) => {
      const [, found] = /WebDriver BiDi listening on (ws:\S+)/.exec(chunk.toString()) ?? []
      if (found) resolve(found)
    })
  })
  const printed: string[] = []
  const { send, close } = await connect(`${address}/session`, ({ method, params }) => {
    if (method === 'log.entryAdded' && ['error', 'warn'].includes(params?.level ?? '')) printed.push(params?.text ?? '')
  })
  const { capabilities } = (await send('session.new', { capabilities: {} })) as {
    capabilities: { browserName: string; browserVersion: string }
  }
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] }
  const { context } = contexts[0]!
  await send('browsingContext.setViewport', { context, viewport: phone })
  return {
    name: `${capabilities.browserName} ${capabilities.browserVersion}`,
    goto: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async <Value>(expression: string) => {
      const wrapped = `(async () => JSON.stringify((await (${expression})) ?? null))()`
      const { result, exceptionDetails } = (await send('script.evaluate', {
        expression: wrapped,
        target: { context },
        awaitPromise: true,
      })) as {
        result?: { value: string }
        exceptionDetails?: { text: string }
      }
      if (!result) throw new Error(exceptionDetails?.text)
      return JSON.parse(result.value) as Value
    },
    tap: async (x, y) => void (await send('input.performActions', { context, actions: press(x, y) })),
    screenshot: async () => ((await send('browsingContext.captureScreenshot', { context })) as { data: string }).data,
    printed: () => printed,
    close: async () => {
      await send('browser.close', {}).catch(() => undefined)
      close()
      firefox.kill()
      await new Promise((resolve) => (firefox.exitCode === null ? firefox.once('exit', resolve) : resolve(undefined)))
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

async function connect(address: string, onEvent: (event: Answer) => void) {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`${address} does not answer`)))
  })
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.type === 'event') onEvent(answer)
    else waiting.get(answer.id ?? 0)?.(answer)
  })
  let calls = 0
  const send = (method: string, params: object): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = ++calls
      waiting.set(id, ({ type, result, message }) => {
        waiting.delete(id)
        if (type === 'success') resolve(result)
        else reject(new Error(`${method}: ${message}`))
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
  return { send, close: () => socket.close() }
}
