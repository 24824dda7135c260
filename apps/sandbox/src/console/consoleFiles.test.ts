import { expect, test } from 'vitest'
import { consoleFiles } from './consoleFiles.ts'

const pages = consoleFiles.filter(({ path, type }) => type.startsWith('text/html') && path !== '/')
const scripts = consoleFiles.filter(({ type }) => type.startsWith('text/javascript'))

test.each(pages)('the page of the console at "$path" links to all others, and names itself once', async ({ path, read }) => {
  const text = await read()
  const links = [...text.split('</nav>')[0]!.matchAll(/href="(\/console[^".]*)"/g)].map(([, href]) => href)
  expect(links).toEqual(pages.filter((page) => page.path !== path).map((page) => `/console${page.path}`))
  expect(text.match(/<h1>/g)).toHaveLength(1)
  expect(text).not.toContain('<!--')
})

test('every script that a page names is served', async () => {
  const served = new Set(scripts.map(({ path }) => `/console${path}`))
  for (const { read } of pages) {
    for (const [, src] of (await read()).matchAll(/src="([^"]+)"/g)) expect(served).toContain(src)
  }
  for (const { read } of scripts) {
    for (const [, name] of (await read()).matchAll(/from '\.(\/[^']+)'/g)) expect(served).toContain(`/console${name}`)
  }
})
