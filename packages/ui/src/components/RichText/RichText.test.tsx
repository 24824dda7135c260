import { expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { RichText } from './RichText.tsx'

const shown = (html: string, more: Partial<Parameters<typeof RichText>[0]> = {}) =>
  render(<RichText html={html} isInternal={(path) => path.startsWith('/m/')} knownHosts={['exemplo.com.br']} {...more} />)

test('[2.16] words, lists, tables and pictures stay, styles and unknown elements go', async () => {
  const screen = await shown(
    '<h2>Bônus</h2><p style="color:red" class="x" id="y">Até <b>R$ 500</b></p><ul><li>Um</li></ul><blink>Fim</blink><img src="/a.webp">',
  )
  await expect.element(screen.getByRole('heading', { name: 'Bônus' })).toBeVisible()
  const { innerHTML } = screen.container
  expect(innerHTML).toContain('<p>Até <b>R$ 500</b></p><ul><li>Um</li></ul>Fim')
  expect(innerHTML).toMatch(/<img src="\/a.webp" alt="" loading="lazy"/)
})

test('[2.16] an internal link navigates in the app', async () => {
  const onNavigate = vi.fn()
  const screen = await shown('<p><a href="/m/activity?id=3">Promoções</a></p>', { onNavigate })
  await screen.getByRole('link', { name: 'Promoções' }).click()
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/m/activity?id=3')
})

test('[2.16] a known host opens in a new tab without a question', async () => {
  const screen = await shown('<a href="https://ajuda.exemplo.com.br/1">Ajuda</a>')
  const link = screen.getByRole('link', { name: 'Ajuda' })
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test('[2.16] an unknown host asks first, names the host and opens on yes', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const screen = await shown('<a href="https://outro.example/x">Notícia</a>')
  await screen.getByRole('link', { name: 'Notícia' }).click()
  await expect.element(screen.getByRole('alertdialog')).toBeVisible()
  expect(screen.getByRole('alertdialog').element().textContent).toContain('outro.example')
  expect(open).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Open page' }).click()
  expect(open).toHaveBeenCalledExactlyOnceWith('https://outro.example/x', '_blank', 'noopener,noreferrer')
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()
})

test('[2.16] the text keeps its nodes while the question is open', async () => {
  const screen = await shown('<a href="https://outro.example/x">Notícia</a>')
  const link = screen.getByRole('link', { name: 'Notícia' })
  await expect.element(link).toBeVisible()
  const before = link.element()
  await link.click()
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(link.element()).toBe(before)
})
