import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('[9] the thread that draws pictures does not prevent a process from ending', async () => {
  const thread = new URL('pictureThread.ts', import.meta.url)
  // It waits for the answer as a gateway does: with something of its own.
  const script = `import('${thread}').then(async ({ drawBeside }) => {
    const alive = setInterval(() => {}, 1000)
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'
    console.log((await drawBeside({ svg, width: 8, format: 'webp' }))?.length > 0)
    clearInterval(alive)
  })`
  const run = promisify(execFile)(process.execPath, ['--eval', script], { timeout: 25_000 })
  await expect(run).resolves.toMatchObject({ stdout: 'true\n' })
})
