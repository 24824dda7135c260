import { messageKeys } from '@platform/sdk'
import { allCalls } from '@platform/sdk/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSandbox } from '../testing/startTestSandbox.ts'
import { typeText } from './typeText.ts'

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())

const page = async (path: string) => {
  const answer = await sandbox.sandbox.fetch(new Request(`http://127.0.0.1:4200${path}`))
  return { status: answer.status, csp: answer.headers.get('Content-Security-Policy'), text: await answer.text() }
}

test('[architecture: the one idea] the reference and llms.txt tell of every call, with what its comment says', async () => {
  const [reference, llms] = [await page('/reference'), await page('/llms.txt')]
  for (const { name, method, path } of allCalls) {
    expect(reference.text).toContain(`<article id="${name}">`)
    expect(reference.text).toContain(`<a href="#${name}">`)
    expect(llms.text).toMatch(new RegExp(`- ${name}: ${method} ${path} \\([^)]+\\)\\. \\w.{15}`))
  }
  for (const code of Object.keys(messageKeys)) expect(reference.text).toContain(`<td><code>${code}</code></td>`)
  expect(reference.text).toContain('The whole help centre in reading order')
  expect(reference.csp).toMatch(/default-src 'none'; style-src 'sha256-/)
  expect(reference.text).not.toMatch(/undefined|\[object/)
})

test('[7] a sealed call shows what it holds, a multipart one its files', async () => {
  const { text } = await page('/reference')
  const of = (name: string) => text.split(`<article id="${name}">`)[1]!.split('</article>')[0]!
  expect(of('changePassword')).toContain('newPassword: string')
  expect(of('changePassword')).toContain('<li>sealed</li>')
  expect(of('applyPromotion')).toContain('images?: file[]')
  expect(of('applyPromotion')).toContain('comment?: string of 0 to 140 characters')
  expect(of('getWalletBalance')).toContain('sumBalance: money')
})

test('[7] a schema reads like a type', () => {
  const schema = {
    properties: { id: { type: 'string' }, tags: { items: { enum: ['a', 'b'] } }, size: { const: 26 } },
    required: ['id', 'size'],
  }
  expect(typeText(schema)).toBe("{\n  id: string\n  tags?: ('a' | 'b')[]\n  size: 26\n}")
})
