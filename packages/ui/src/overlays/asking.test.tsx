import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { ActionMenu } from './ActionMenu.tsx'
import { PopupPager } from './PopupPager.tsx'
import { Prompt } from './Prompt.tsx'

const nothing = () => undefined

test('[9] a prompt focuses its field after half a second, not before, and Enter confirms what was typed', async () => {
  const onConfirm = vi.fn()
  const draw = (error?: string) => (
    <Prompt
      open
      onOpenChange={nothing}
      title="Convite"
      label="Código"
      confirmLabel="Usar"
      cancelLabel="Não"
      onConfirm={onConfirm}
      error={error}
    />
  )
  const focusedAt = { time: 0 }
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement) focusedAt.time ||= performance.now()
  })
  const openedAt = performance.now()
  const screen = await render(draw())
  const field = screen.getByRole('textbox', { name: 'Código' })
  await expect.element(field).toHaveFocus()
  expect(focusedAt.time - openedAt).toBeGreaterThanOrEqual(500)
  await userEvent.type(field, ' ABC1 {Enter}')
  expect(onConfirm).toHaveBeenCalledWith('ABC1')
  await screen.rerender(draw('Código desconhecido'))
  await expect.element(field).toHaveAccessibleDescription('Código desconhecido')
})

const pages = ['Um', 'Dois', 'Três'].map((title, id) => ({ id, title, body: `Texto ${title}` }))

test('[2.4] previous and next move one announcement and stay in bounds', async () => {
  const screen = await render(<PopupPager open onOpenChange={nothing} pages={pages} />)
  const next = screen.getByRole('button', { name: 'Next' })
  const previous = screen.getByRole('button', { name: 'Previous' })
  await expect.element(screen.getByRole('dialog', { name: 'Um' })).toBeVisible()
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true')
  await next.click()
  await expect.element(screen.getByRole('dialog', { name: 'Dois' })).toBeVisible()
  await next.click()
  await next.click({ force: true })
  await expect.element(screen.getByText('3 of 3')).toBeVisible()
  await expect.element(screen.getByText('Texto Três')).toBeVisible()
  await previous.click()
  await expect.element(screen.getByText('2 of 3')).toBeVisible()
})

test('[2.4] closing plays its animation and then says that it is closed', async () => {
  const onClosed = vi.fn()
  const onOpenChange = vi.fn()
  const draw = (open: boolean) => <PopupPager open={open} onOpenChange={onOpenChange} pages={pages} onClosed={onClosed} />
  const screen = await render(draw(true))
  await screen.getByRole('button', { name: 'Close' }).click()
  expect(onOpenChange.mock.calls[0]?.[0]).toBe(false)
  await screen.rerender(draw(false))
  expect(onClosed).not.toHaveBeenCalled()
  await expect.poll(() => onClosed.mock.calls.length).toBe(1)
  expect(screen.getByRole('dialog').elements()).toHaveLength(0)
})

test('[quality: speed] a pager that is rendered ahead is hidden until it opens, and then has the focus', async () => {
  const draw = (open: boolean) => <PopupPager ahead open={open} onOpenChange={nothing} pages={pages} />
  const screen = await render(draw(false))
  await expect.poll(() => document.body.textContent).toContain('Texto Um')
  expect(screen.getByRole('dialog').elements()).toHaveLength(0)
  expect(document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('[data-base-ui-portal]') ?? null).toBeNull()
  await screen.rerender(draw(true))
  const dialog = screen.getByRole('dialog', { name: 'Um' })
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog).toHaveFocus()
})

test('[2.4] one announcement has no buttons to turn', async () => {
  const screen = await render(<PopupPager open onOpenChange={nothing} pages={pages.slice(0, 1)} />)
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Next' }).elements()).toHaveLength(0)
})

test('a chosen action closes the menu and is done', async () => {
  const onOpenChange = vi.fn()
  const onSelect = vi.fn()
  const screen = await render(<ActionMenu open onOpenChange={onOpenChange} title="Jogo" actions={[{ label: 'Favoritar', onSelect }]} />)
  await screen.getByRole('button', { name: 'Favoritar' }).click()
  expect(onOpenChange).toHaveBeenCalledWith(false)
  expect(onSelect).toHaveBeenCalledTimes(1)
})
