import { expect, test } from 'vitest'
import { hostileAddresses, screenAddresses, webAddresses } from '@platform/test-kit/addresses'
import { renderScreen } from '@platform/test-kit/browser'
import { loadRichText, RichText } from '@platform/ui'
import { screenAt } from './screenAt.ts'

const quoted = (text: string) => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

test('[2.16] in the gateway’s HTML the corpus keeps its good links and loses its hostile ones', async () => {
  await loadRichText()
  const addresses = [...screenAddresses, ...webAddresses, ...hostileAddresses.map((address) => [address, undefined] as const)]
  const html = addresses.map(([address]) => `<a href="${quoted(address)}">x</a>`).join(' ')
  const { container } = await renderScreen(<RichText html={html} isInternal={(path) => screenAt(path) !== undefined} />)
  const links = [...container.querySelectorAll('a')]
  expect(links).toHaveLength(addresses.length)
  const wrong = links.flatMap((link, index) => {
    const [address, wanted] = addresses[index] ?? []
    const href = link.getAttribute('href') ?? undefined
    return href === wanted ? [] : [[address, href, wanted]]
  })
  expect(wrong).toEqual([])
})
