// The first day of four newcomers, with the documented commands, in a clone of the committed state: launch and view a brand; add and test a
// call, a component and a screen; reset the console. Part of `npm run soak`; what needs no clone, installation or browser is in
// turbo/generators/generators.test.ts. Prints how long each step took.
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitForHealth } from '../../../scripts/lib/ready.ts'
import { run, stopOnSignals, stopWithUs } from '../../../scripts/lib/processes.ts'

const port = Number(process.env.PORT ?? 4960)
const gateway = `http://127.0.0.1:${port}`
const clone = mkdtempSync(join(tmpdir(), 'newcomers-'))
// If root runs this, Postgres runs as another user, who must be able to read its program here.
chmodSync(clone, 0o755)
/** Of a screen and of the UI kit. */
const ownTexts = { auth: { welcome: 'Aurora te espera' }, kit: { showPassword: 'Espiar a senha' } }
const env = { ...process.env, PORT: String(port), STORYBOOK: 'off', CI: '1', NODE_OPTIONS: undefined, CONSOLE: undefined }

process.on('exit', () => rmSync(clone, { recursive: true, force: true }))
stopOnSignals(1)
try {
  await step('git clone', 'git', ['clone', '--quiet', '--no-hardlinks', join(import.meta.dirname, '../../..'), clone], tmpdir())
  await npm('gen', 'merchant', '--args', 'serrana', 'Sol & Mar', '9', '#0057b8', '#ffc93c', 'light')
  for (const locale of ['pt-BR', 'en'])
    writeFileSync(join(clone, `apps/serrana/texts/${locale}.json`), `${JSON.stringify(ownTexts, null, 2)}\n`)
  await npm('check-merchant', 'serrana')
  await killFirstProcess('Building the sites')
  await playing(async () => {
    await holds('the brand answers with its own page', async () =>
      (await (await fetch(`http://127.0.0.1:${port + 9}/`)).text()).includes('<title>Sol &amp; Mar</title>'),
    )
    await holds('its own texts are in the page as it is built', async () => {
      const login = await (await fetch(`http://127.0.0.1:${port + 9}/m/login`)).text()
      return login.includes(ownTexts.auth.welcome) && login.includes(ownTexts.kit.showPassword)
    })
    await holds('the reset of the seed takes back what the console has set', resetTakesBack)
  })
  await killFirstProcess('Ready in')
  await developing('Ctrl-C')
  await developing('SIGTERM')
  await npm('e2e', 'serrana', 'smoke', 'layout', 'deposit')
  await npm('pictures', '--brand', 'serrana', '--only', 'home', '--language', 'pt', '--width', '390')
  const brand = join(clone, 'apps/serrana/merchant.ts')
  writeFileSync(brand, readFileSync(brand, 'utf8').replace('#0057b8', '#0063cf'))
  await npm(
    'gen',
    'call',
    '--args',
    'games',
    'getJackpotOfEveryCategory',
    'GET',
    '/wps/games/jackpot',
    '7.3',
    'What the jackpot of a category holds, in cents.',
  )
  await npm('gen', 'component', '--args', 'PriceTag', 'What something costs, on a shelf.')
  const picture = 'apps/storybook/test/__screenshots__/stories.test.tsx/Content-PriceTag-chromium-linux.png'
  await holds('the component has its picture', () => Promise.resolve(existsSync(join(clone, picture))))
  await npm(
    'gen',
    'screen',
    '--args',
    'settings',
    'Limits',
    'Limites',
    'Limits',
    'LockIcon',
    '/m/limits',
    'How much a member may deposit and lose in a month.',
  )
  await step('npm test', 'npm', ['test', '--silent', '--', 'format', 'lint', 'unused', 'checks'])
  const vitest = (folder: string, ...files: string[]) =>
    step(`tests of ${folder}`, join(clone, 'node_modules/.bin/vitest'), ['run', ...files], join(clone, folder))
  await vitest('packages/launch')
  await vitest('packages/config')
  await vitest('packages/first-paint')
  await vitest('packages/sdk', 'test', 'src/openapi')
  await vitest('packages/ui', 'src/exports', 'src/labels', 'src/testing')
  await vitest('packages/player', 'src/exports', 'src/i18n', 'src/app/screens', 'LimitsScreen')
  await vitest('apps/sandbox', 'src/access', 'src/gateway/routes')
  await vitest('apps/storybook')
  await npm('newcomers', 'outside')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function npm(script: string, ...args: string[]) {
  return step(
    `npm run ${script} ${args
      .filter((arg) => arg !== '--args')
      .slice(0, 2)
      .join(' ')}`,
    'npm',
    ['run', '--silent', script, '--', ...args],
  )
}

function logResult(what: string, result: string): void {
  console.log(`${result.padStart(8)}  ${what}`)
}

async function step(what: string, command: string, args: string[], cwd = clone): Promise<void> {
  const { code, output, seconds } = await run(command, args, { cwd, env })
  logResult(what, `${seconds.toFixed(1)} s`)
  if (code !== 0) throw new Error(`${what} failed:\n${output.slice(-6000)}`)
}

async function holds(what: string, ask: () => Promise<boolean>): Promise<void> {
  const is = await ask()
  logResult(what, is ? 'yes' : 'NO')
  if (!is) throw new Error(`Not so: ${what}`)
}

/** Runs `npm start` while `during` runs; it must stop everything that it started. */
async function playing(during: () => Promise<void>): Promise<void> {
  if (await answers()) throw new Error(`Port ${port} is in use: set PORT to another`)
  const startedAt = performance.now()
  const child = spawn('npm', ['start', '--silent'], { cwd: clone, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  stopWithUs(child, { group: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)))
  const exit = new Promise((resolve) => child.on('exit', resolve))
  try {
    const ready = await Promise.race([waitForHealth({ port, host: '127.0.0.1' }, 600), exit.then(() => false)])
    if (!ready) throw new Error(`npm start did not get ready:\n${output.slice(-3000)}`)
    logResult('npm start', `${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
    await during()
  } finally {
    // Only npm, as a service manager or a script would.
    child.kill('SIGTERM')
    await exit
  }
  // npm exits before the gateway has answered its pending requests.
  await holds('npm start stops all that it started', () => within(20, () => !runs()))
}

/** Runs `npm run dev` for the new brand alone until its page loads; Ctrl-C, or SIGTERM to npm alone, stops it. */
async function developing(how: 'Ctrl-C' | 'SIGTERM'): Promise<void> {
  const child = spawn('npm', ['run', '--silent', 'dev', '--', 'serrana'], { cwd: clone, env, stdio: 'ignore', detached: true })
  stopWithUs(child, { group: true })
  const page = () =>
    fetch(`http://127.0.0.1:${port + 9}/`).then(
      (answer) => answer.text(),
      () => '',
    )
  try {
    await holds('npm run dev serves the brand from its sources', () => within(180, async () => (await page()).includes('/main.tsx')))
  } finally {
    if (how === 'SIGTERM') child.kill('SIGTERM')
    else if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGINT')
  }
  await holds(`${how} to npm run dev stops all that it started`, () => within(20, () => !runs()))
}

/** Starts everything, kills only the first process as soon as it prints `when`, and expects the others to end. */
async function killFirstProcess(when: string): Promise<void> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: clone, env, stdio: ['ignore', 'pipe', 'inherit'] })
  stopWithUs(child)
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => void (String(chunk).includes(when) && resolve()))
    child.on('exit', () => reject(new Error(`npm start ended before it said: ${when}`)))
  })
  child.kill('SIGKILL')
  await holds(`nothing runs any more after the first process was killed at: ${when}`, () => within(20, () => !runs()))
}

/** Whether any process runs in the clone. */
function runs(): boolean {
  const places = readdirSync('/proc').flatMap((pid) => {
    try {
      return /^\d+$/.test(pid) ? [readlinkSync(`/proc/${pid}/cwd`)] : []
    } catch {
      // It has ended in the meantime.
      return []
    }
  })
  return places.some((place) => place.startsWith(clone))
}

async function within(seconds: number, is: () => boolean | Promise<boolean>): Promise<boolean> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end;) {
    if (await is()) return true
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return false
}

async function answers(): Promise<boolean> {
  return Boolean(await fetch(`${gateway}/healthz`).catch(() => undefined))
}

/** Sets a flag, the clock, the latency and a fault, and checks that none is left. */
async function resetTakesBack(): Promise<boolean> {
  const before = await state()
  const brand = (JSON.parse(before.merchants ?? '[]') as { code: string; whitelabel: { flags: Record<string, boolean> } }[]).find(
    ({ code }) => code === 'serrana',
  )
  const [flag, on] = Object.entries(brand?.whitelabel.flags ?? {})[0] ?? []
  await act('flags', { merchant: 'serrana', flag, on: !on })
  await act('clock', { offsetMs: 3_600_000 })
  await act('latency', { ms: 5 })
  await act('faults', { path: '/wps/relay/GCSGAME_gameList', kind: 'drop' })
  const changedState = await state()
  await act('seed/reset', {})
  const after = await state()
  return Object.keys(before).every((name) => before[name] !== changedState[name] && before[name] === after[name])
}

/** The parts of the console's state that this walk sets. */
async function state(): Promise<Record<string, string>> {
  const all = (await (await fetch(`${gateway}/console/api/state`)).json()) as Record<string, unknown>
  return Object.fromEntries(['merchants', 'clockOffsetMs', 'latencyMs', 'faults'].map((name) => [name, JSON.stringify(all[name])]))
}

async function act(action: string, body: object): Promise<void> {
  const answer = await fetch(`${gateway}/console/api/${action}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: gateway },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`The console refused ${action}: ${await answer.text()}`)
}
