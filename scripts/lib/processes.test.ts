import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

// A build that outlives `npm start` takes the machine, and the folders, from the next one.
test.each(['SIGTERM', 'disconnect'])('%s while a program runs to its end, as a build does, stops that program too', async (how) => {
  const forever = `console.log(process.pid); setInterval(() => {}, 1000)`
  const script = `import { run, stopOnSignals } from '${join(import.meta.dirname, 'processes.ts')}'
    stopOnSignals()
    await run(process.execPath, ['--eval', ${JSON.stringify(forever)}], { echo: true })`
  const parent = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const [printed] = (await once(parent.stdout!, 'data')) as [Buffer]
  const pid = Number(printed)
  expect(isRunning(pid)).toBe(true)
  const ended = once(parent, 'exit')
  if (how === 'disconnect') parent.disconnect()
  else parent.kill(how as 'SIGTERM')
  try {
    expect(await ended).toEqual([0, null])
    await expect.poll(() => isRunning(pid)).toBe(false)
  } finally {
    if (isRunning(pid)) process.kill(pid)
  }
})
