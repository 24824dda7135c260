import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { type Engine, eventually, phone, press } from './Engine.ts'

const PORT = 4790
const DISPLAY = ':97'

/** Drives WebKitGTK's MiniBrowser with WebDriver, on a virtual screen. It does not report the console. */
export async function startWebkit(): Promise<Engine> {
  const binary = miniBrowser()
  const screen = spawn('Xvfb', [DISPLAY, '-screen', '0', '1280x1024x24'], { stdio: 'ignore' })
  // WebKit's own sandbox needs privileges that a container does not have.
  const env = { ...process.env, DISPLAY, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1' }
  const driver = spawn('WebKitWebDriver', [`--port=${PORT}`], { env, stdio: 'ignore' })
  const missing = new Promise<never>((_resolve, reject) => {
    for (const program of [screen, driver])
      program.on('error', () => reject(new Error('No WebKitGTK: apt-get install webkit2gtk-driver xvfb')))
  })
  const ready = eventually('WebKitWebDriver', async () => (await fetch(`http://127.0.0.1:${PORT}/status`)).ok)
  await Promise.race([ready, missing])
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }
  const { sessionId, capabilities } = await ask<{ sessionId: string; capabilities: { browserName: string; browserVersion: string } }>(
    'POST',
    '/session',
    { capabilities: { alwaysMatch: options } },
  )
  const session = <Value>(method: string, path: string, body?: object) => ask<Value>(method, `/session/${sessionId}${path}`, body)
  await session('POST', '/window/rect', phone)
  return {
    name: `WebKitGTK ${capabilities.browserName} ${capabilities.browserVersion}`,
    goto: (url) => session('POST', '/url', { url }),
    evaluate: async <Value>(expression: string) => {
      const script = `const done = arguments[0]; (async () => (${expression}))().then((value) => done(JSON.stringify({ value: value ?? null })), (error) => done(JSON.stringify({ error: String(error) })))`
      const { value, error } = JSON.parse(await session<string>('POST', '/execute/async', { script, args: [] })) as {
        value: Value
        error?: string
      }
      if (error) throw new Error(error)
      return value
    },
    tap: (x, y) => session('POST', '/actions', { actions: press(x, y) }),
    screenshot: () => session('GET', '/screenshot'),
    printed: () => undefined,
    close: async () => {
      await session('DELETE', '').catch(() => undefined)
      await Promise.all([stop(driver), stop(screen)])
    },
  }
}

/** Debian's path depends on machine and version. */
function miniBrowser(): string {
  const folders = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu'].filter((folder) => existsSync(folder))
  const found = folders
    .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}/MiniBrowser`))
    .find((path) => path.includes('/webkit2gtk') && existsSync(path))
  if (!found) throw new Error('No WebKitGTK: apt-get install webkit2gtk-driver xvfb')
  return found
}

async function ask<Value>(method: string, path: string, body?: object): Promise<Value> {
  const response = await fetch(`http://127.0.0.1:${PORT}${path}`, { method, body: body && JSON.stringify(body) })
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${path}: ${value.error} ${value.message}`)
  return value
}

async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return
  const gone = new Promise((resolve) => program.once('exit', resolve))
  program.kill()
  await gone
}
