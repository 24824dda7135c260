import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** A zombie does not count as running. */
const isRunning = (pid: number) => /^[^Z]/.test(spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim())

// A build that outlives `npm start` would compete with the next one for CPU and folders. Programs that pnpm installs run inside a shell, as here.
test.each(['SIGTERM', 'disconnect'])('%s during a program that runs to its end, such as a build, stops that program too', async (how) => {
  const forever = '"$0" --eval "console.log(process.pid); setInterval(() => {}, 1000)"; exit $?'
  const script = `import { run, stopOnSignals } from '${join(import.meta.dirname, 'processes.ts')}'
    stopOnSignals()
    await run('sh', ['-c', ${JSON.stringify(forever)}, process.execPath], { echo: true })`
  const args = ['--input-type=module-typescript', '--eval', script]
  const parent = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  const [printed] = (await once(parent.stdout!, 'data')) as [Buffer]
  const pid = Number(printed)
  onTestFinished(() => {
    parent.kill('SIGKILL')
    if (isRunning(pid)) process.kill(pid, 'SIGKILL')
  })
  expect(isRunning(pid)).toBe(true)
  const ended = once(parent, 'exit')
  if (how === 'disconnect') parent.disconnect()
  else parent.kill(how as 'SIGTERM')
  expect(await ended).toEqual([0, null])
  await expect.poll(() => isRunning(pid)).toBe(false)
})

const scripts = (JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as { scripts: Record<string, string> })
  .scripts

// npm passes it to its shell alone, and the `node` of node_modules/.bin, which npm puts first in PATH, is a script that starts another
// process: the command must replace the shell by the real one.
test('SIGTERM to npm alone reaches the process of its script', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'npm-'))
  const command = scripts.start?.replace('scripts/start.mjs', 'start.mjs')
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: command } }))
  writeFileSync(join(folder, 'start.mjs'), 'console.log(process.pid); setInterval(() => {}, 1000)')
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true })
  writeFileSync(join(folder, 'node_modules/.bin/node'), `#!/bin/sh\n'${process.execPath}' "$@"\nexit $?\n`, { mode: 0o755 })
  const PATH = process.env.PATH?.split(delimiter).filter((place) => !place.endsWith('node_modules/.bin'))
  const npm = spawn('npm', ['start', '--silent'], {
    cwd: folder,
    env: { ...process.env, PATH: PATH?.join(delimiter) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [printed] = (await once(npm.stdout!, 'data')) as [Buffer]
  const pid = Number(printed)
  onTestFinished(() => {
    npm.kill('SIGKILL')
    if (isRunning(pid)) process.kill(pid, 'SIGKILL')
    rmSync(folder, { recursive: true })
  })
  expect(isRunning(pid)).toBe(true)
  npm.kill('SIGTERM')
  await expect.poll(() => isRunning(pid), { timeout: 5000 }).toBe(false)
})

// Replaces the first step's program by one that runs until it is stopped.
test.each(['SIGTERM', 'disconnect'])('%s during npm test stops the running step, and the run has not passed', async (how) => {
  const folder = mkdtempSync(join(tmpdir(), 'steps-'))
  writeFileSync(join(folder, 'oxfmt'), '#!/bin/sh\necho "pid $$"\nsleep 600\n')
  chmodSync(join(folder, 'oxfmt'), 0o755)
  const parent = spawn(process.execPath, ['--conditions=@platform/source', join(import.meta.dirname, 'test.ts'), 'format'], {
    env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  let printed = ''
  parent.stdout?.on('data', (chunk: Buffer) => (printed += String(chunk)))
  await expect.poll(() => /pid (\d+)/.exec(printed)?.[1], { timeout: 20_000 }).toBeDefined()
  const pid = Number(/pid (\d+)/.exec(printed)?.[1])
  onTestFinished(() => {
    parent.kill('SIGKILL')
    if (isRunning(pid)) process.kill(pid, 'SIGKILL')
    rmSync(folder, { recursive: true })
  })
  const ended = once(parent, 'exit')
  if (how === 'disconnect') parent.disconnect()
  else parent.kill(how as 'SIGTERM')
  expect(await ended).toEqual([1, null])
  await expect.poll(() => isRunning(pid)).toBe(false)
})

// A killed process cannot report it, but its channel closes.
test.each(['start', 'dev', 'test', 'e2e', 'pictures', 'bench', 'soak', 'newcomers'])(
  'npm run %s, which starts others, stops them when it is killed',
  (name) => {
    expect(scripts[name]).toBe(`exec \${npm_node_execpath:-node} scripts/${name}.mjs`)
    const command = readFileSync(join(import.meta.dirname, `../${name}.mjs`), 'utf8')
    expect(command).toContain('stopsWithUs: true')
    const files = command.match(/(scripts|tools)\/[\w/]+\.ts/g) ?? []
    expect(files).toContainEqual(expect.stringMatching(new RegExp(`/${name}\\.ts$`)))
    expect(
      readFileSync(
        join(
          import.meta.dirname,
          '../..',
          files.find((file) => file.endsWith(`/${name}.ts`))!,
        ),
        'utf8',
      ),
    ).toMatch(/^stopOnSignals\(/m)
  },
)
