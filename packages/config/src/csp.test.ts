import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { csp } from './csp.ts'

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `) || part === name)
    ?.split(' ')
    .slice(1)

test('allows neither inline code nor eval, and requires Trusted Types', () => {
  const policy = csp()
  expect(policy).not.toMatch(/unsafe-/)
  expect(directive(policy, 'script-src')).toEqual(["'self'"])
  expect(directive(policy, 'require-trusted-types-for')).toEqual(["'script'"])
  expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"])
})

test('allows each inline style of the page by its hash, and no others', () => {
  const hash = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`
  const policy = csp({ html: '<head><style>a{color:red}</style><style nonce>b{}</style></head>' })
  expect(directive(policy, 'style-src')).toEqual(["'self'", hash('a{color:red}'), hash('b{}')])
})

test('allows the page’s own script by its hash, and no injected one', () => {
  const hash = `'sha256-${createHash('sha256').update('look()').digest('base64')}'`
  const html = '<head><script>look()</script><script type="module" crossorigin src="/assets/index.js"></script></head>'
  expect(directive(csp({ html }), 'script-src')).toEqual(["'self'", hash])
})

test('lets the brand’s analytics send data to its origins, and loads nothing from there', () => {
  const policy = csp({ measuring: ['https://stats.example'] })
  expect(directive(policy, 'connect-src')).toEqual(["'self'", 'https://stats.example'])
  expect(policy.split('https://stats.example')).toHaveLength(2)
})

test('[9] pictures come from the configured image CDNs, and nothing else does', () => {
  const policy = csp({ pictures: ['https://img.example'] })
  expect(directive(policy, 'img-src')).toContain('https://img.example')
  expect(policy.match(/https:\/\/img\.example/g)).toHaveLength(1)
})

test('frames any https vendor unless the origins are given', () => {
  expect(directive(csp(), 'frame-src')).toEqual(['https:'])
  expect(directive(csp({ frames: ['http://localhost:4000'] }), 'frame-src')).toEqual(['http://localhost:4000'])
})
