import { spawn } from 'node:child_process'
import { once } from 'node:events'
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

test('seconds are told for each page, the largest part first', () => {
  expect(perPage({ node: 1, renderer: 3 }, 10)).toBe('0.40 processor seconds a page (renderer 0.30, node 0.10)')
})
