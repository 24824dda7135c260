import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** One that has ended and was not fetched by its parent yet does not run. */
const isRunning = (pid: number) => /^[^Z]/.test(spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim())

// A build that outlives `npm start` takes the machine, and the folders, from the next one. Between us and what builds is a shell, as in every
// program that pnpm installs.
test.each(['SIGTERM', 'disconnect'])('%s while a program runs to its end, as a build does, stops that program too', async (how) => {
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
