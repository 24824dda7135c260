import { once } from 'node:events'
import type { TestWorker } from './defineWorker.ts'
import type { Task } from './startWorker.ts'

// A child process of a test: prepares one task after another, and begins each at `go`.
process.once('disconnect', () => process.exit())
for (;;) {
  const [{ module, orders }] = (await once(process, 'message')) as [Task]
  const { worker } = (await import(module)) as { worker: TestWorker<unknown, unknown> }
  const work = await worker(orders)
  process.send!('ready')
  await once(process, 'message')
  process.send!(await work())
}
