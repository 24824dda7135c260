import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkSiteFile } from './checkSiteFile.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-file-'))
const file = join(folder, 'site.json')
afterAll(() => rmSync(folder, { recursive: true }))

async function findingsOf(text: string): Promise<string> {
  writeFileSync(file, text)
  return (await checkSiteFile(file)).map(({ at, problem, fix }) => `${at.replace(file, 'site.json')}: ${problem} → ${fix}`).join('\n')
}

test.each([
  { gateway: { url: '' } },
  { gateway: { url: 'https://gateway.example', others: ['https://gateway2.example'], publicKeys: [] } },
  { gateway: { url: 'http://127.0.0.1:4000' } },
])('[deploying] a site.json that the site uses has no finding: %j', async (content) => {
  expect(await findingsOf(JSON.stringify(content))).toBe('')
})

test.each([
  ['{', 'it cannot be read'],
  ['{}', 'gateway: it is missing'],
  ['{"gateway":{"url":"https://gateway.example/"}}', 'such as https://gateway.example'],
  ['{"gateway":{"url":"","others":["https://gateway.example/wps"]}}', 'gateway.others[0]'],
  ['{"gateway":{"url":"http://gateway.example"}}', 'begins with https://'],
  ['{"gateway":{"url":"","other":["https://gateway.example"]}}', 'other means nothing here'],
])('[deploying] a site.json that the site refuses, or reads in part, is an error: %s', async (text, expected) => {
  expect(await findingsOf(text)).toContain(expected)
})

test('[deploying] a file that is not there is an error', async () => {
  expect(await checkSiteFile(join(folder, 'none.json'))).toMatchObject([{ level: 'error', problem: expect.stringContaining('ENOENT') }])
})
