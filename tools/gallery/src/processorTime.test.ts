import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { countProcessorTime, perPage } from './processorTime.ts'

test.runIf(process.platform === 'linux')('processor time of this process and of those that it started counts, by kind', async () => {
  const time = countProcessorTime()
  const busy = "const until = Date.now() + 700; while (Date.now() < until); console.log('done'); setInterval(() => {}, 1000)"
  const child = spawn(process.execPath, ['-e', busy, '--', '--type=renderer'])
  await once(child.stdout, 'data')
  const { renderer, node } = time.stop()
  child.kill()
  expect(renderer).toBeGreaterThan(0.1)
  expect(node).toBeGreaterThan(0)
})

test.runIf(process.platform === 'linux')('a process that has ended counts as what it was, though it is still listed', async () => {
  const time = countProcessorTime()
  // Its parent, a shell replaced by another program, never waits for it, so it becomes a zombie.
  const busy = 'while (process.cpuUsage().user < 8e5); console.log(process.pid)'
  const child = spawn('sh', ['-c', `"$0" -e "$1" -- --type=renderer & exec sleep 30`, process.execPath, busy])
  const [pid] = await once(child.stdout, 'data')
  await expect.poll(() => readFileSync(`/proc/${Number(pid)}/stat`, 'utf8')).toContain(') Z ')
  const { renderer, browser = 0 } = time.stop()
  child.kill()
  expect(renderer).toBeGreaterThan(0.5)
  expect(browser).toBeLessThan(0.3)
})

test('shows seconds per page, the largest part first', () => {
  expect(perPage({ node: 1, renderer: 3 }, 10)).toBe('0.40 processor seconds a page (renderer 0.30, node 0.10)')
})
