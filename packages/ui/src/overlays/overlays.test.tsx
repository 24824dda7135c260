import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { AlertDialog } from './AlertDialog.tsx'
import { BottomSheet } from './BottomSheet.tsx'
import { Toaster } from '../components/Toaster/Toaster.tsx'
import { toasts } from '../components/Toaster/toasts.ts'
import { Dialog } from './Dialog.tsx'
import { PopupPager } from './PopupPager.tsx'
import { Prompt } from './Prompt.tsx'
import { SideMenu } from './SideMenu.tsx'

const kinds = { Dialog, BottomSheet, SideMenu }

test.each(Object.entries(kinds))('%s takes the focus, closes on Escape and gives the focus back', async (_name, Overlay) => {
  function Page() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button onClick={() => setOpen(true)}>Abrir</button>
        <Overlay open={open} onOpenChange={setOpen} title="Filtros">
          <button>Aplicar</button>
        </Overlay>
      </>
    )
  }
  const screen = await render(<Page />)
  await screen.getByRole('button', { name: 'Abrir' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Filtros' })
  await expect.element(dialog).toBeVisible()
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus()
})

const live = <p aria-live="polite">12 jogos</p>
const frame = (open: boolean) => ({ open, onOpenChange: vi.fn(), title: 'Filtros' })
const buttons = { confirmLabel: 'Sim', cancelLabel: 'Não', onConfirm: vi.fn() }
const everyKind = {
  Dialog: (open: boolean) => <Dialog {...frame(open)}>{live}</Dialog>,
  BottomSheet: (open: boolean) => <BottomSheet {...frame(open)}>{live}</BottomSheet>,
  SideMenu: (open: boolean) => <SideMenu {...frame(open)}>{live}</SideMenu>,
  AlertDialog: (open: boolean) => <AlertDialog {...frame(open)} {...buttons} text={<span aria-live="polite">12 jogos</span>} />,
  Prompt: (open: boolean) => <Prompt {...frame(open)} {...buttons} label="Jogos" error="12 jogos" />,
  PopupPager: (open: boolean) => <PopupPager {...frame(open)} pages={[{ id: 1, title: 'Filtros', body: live }]} />,
}
test.each(Object.entries(everyKind))('%s silences the live messages of the page behind it, and not the toasts', async (_name, overlay) => {
  const page = (open: boolean, late = false) => (
    <>
      <main>
        <p aria-live="polite">Informe um valor.</p>
        {late && <p aria-live="polite">Saldo atualizado</p>}
      </main>
      {overlay(open)}
      <Toaster />
    </>
  )
  const screen = await render(page(true))
  await expect.element(screen.getByText('Filtros').first()).toBeVisible()
  const behind = screen.getByText('Informe um valor.')
  await expect.element(behind).toHaveAttribute('aria-hidden', 'true')
  await expect.element(screen.getByText('12 jogos')).not.toHaveAttribute('aria-hidden')
  expect(document.querySelectorAll('[aria-live]:not([aria-hidden=true])').length).toBeGreaterThan(2)
  await screen.rerender(page(true, true))
  const late = screen.getByText('Saldo atualizado')
  await expect.element(late).toHaveAttribute('aria-hidden', 'true')
  await screen.rerender(page(false, true))
  await expect.element(behind).not.toHaveAttribute('aria-hidden')
  await expect.element(late).not.toHaveAttribute('aria-hidden')
})

test('a question over a sheet silences its live messages while it is open', async () => {
  const page = (asking: boolean) => (
    <BottomSheet {...frame(true)}>
      {live}
      <AlertDialog {...frame(asking)} {...buttons} title="Apagar?" />
    </BottomSheet>
  )
  const screen = await render(page(true))
  await expect.element(screen.getByText('Apagar?')).toBeVisible()
  const behind = screen.getByText('12 jogos')
  await expect.element(behind).toHaveAttribute('aria-hidden', 'true')
  await screen.rerender(page(false))
  await expect.element(behind).not.toHaveAttribute('aria-hidden')
})

test.each(Object.entries(kinds))('%s has a close button of 44 px', async (_name, Overlay) => {
  const onOpenChange = vi.fn()
  const screen = await render(
    <Overlay open onOpenChange={onOpenChange} title="Filtros">
      Texto
    </Overlay>,
  )
  const close = screen.getByRole('button', { name: 'Close' })
  await expect.poll(() => close.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
  await close.click()
  expect(onOpenChange.mock.calls[0]?.[0]).toBe(false)
})

test('[4] an alert confirms, cancels, and ignores a tap beside it', async () => {
  const onConfirm = vi.fn()
  const onOpenChange = vi.fn()
  const screen = await render(
    <AlertDialog open onOpenChange={onOpenChange} title="Sair da conta?" confirmLabel="Sair" cancelLabel="Ficar" onConfirm={onConfirm} />,
  )
  await expect.element(screen.getByRole('alertdialog', { name: 'Sair da conta?' })).toBeVisible()
  document.elementFromPoint(4, 4)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(onOpenChange).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Sair' }).click()
  expect(onConfirm).toHaveBeenCalledTimes(1)
  await screen.getByRole('button', { name: 'Ficar' }).click()
  expect(onOpenChange.mock.calls[0]?.[0]).toBe(false)
})

const presses: [string, number, PointerEventInit][] = [
  ['the second tap of a finger', 0, { pointerType: 'touch', detail: 1 }],
  ['the second click of a double click', 0, { pointerType: 'mouse', detail: 2 }],
  ['a click of a mouse', 1, { pointerType: 'mouse', detail: 1 }],
  ['a key', 1, { detail: 0 }],
]
test.each(presses)('in a dialog that has just opened, %s presses %i buttons', async (_name, times, press) => {
  const onPress = vi.fn()
  const pressed = vi.fn()
  const pressAtOnce = (button: HTMLElement | null) =>
    setTimeout(() => {
      button?.dispatchEvent(new PointerEvent('click', { ...press, bubbles: true, cancelable: true }))
      pressed()
    })
  const screen = await render(
    <Dialog open onOpenChange={vi.fn()} title="Aposta">
      <button ref={(button) => void pressAtOnce(button)} onClick={onPress}>
        Apostar
      </button>
    </Dialog>,
  )
  await expect.poll(() => pressed.mock.calls.length).toBeGreaterThan(0)
  expect(onPress).toHaveBeenCalledTimes(times)
  await screen.getByRole('button', { name: 'Apostar' }).click()
  expect(onPress).toHaveBeenCalledTimes(times + 1)
})

test.each(Object.entries({ Dialog, BottomSheet }))(
  'the second tap of a double tap beside a new %s leaves it open until the finger is up, too',
  async (_name, Overlay) => {
    const onOpenChange = vi.fn()
    await render(<Overlay open onOpenChange={onOpenChange} title="Filtros" />)
    const beside = () => document.elementFromPoint(innerWidth - 4, 4)
    const finger = (type: string) =>
      beside()?.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', detail: 1, bubbles: true, cancelable: true }))
    await expect.poll(() => document.querySelector('[role=dialog]')).not.toBeNull()
    finger('pointerdown')
    await new Promise((wait) => setTimeout(wait, 450))
    finger('click')
    expect(onOpenChange).not.toHaveBeenCalled()
    finger('pointerdown')
    finger('click')
    expect(onOpenChange.mock.calls[0]?.[0]).toBe(false)
  },
)

test('the second click of a double click on what closed a dialog presses nothing below, a click of its own does', async () => {
  const onPress = vi.fn()
  const page = (open: boolean) => (
    <>
      <button onClick={onPress}>Extrato</button>
      <Dialog open={open} onOpenChange={vi.fn()} title="Confirmar" />
    </>
  )
  const screen = await render(page(true))
  await expect.poll(() => document.querySelector('[role=dialog]')).not.toBeNull()
  await screen.rerender(page(false))
  const press = (detail: number) =>
    screen
      .getByText('Extrato')
      .element()
      .dispatchEvent(new PointerEvent('click', { detail, bubbles: true, cancelable: true }))
  press(2)
  expect(onPress).not.toHaveBeenCalled()
  press(1)
  expect(onPress).toHaveBeenCalledTimes(1)
})

test('overlays write no style element, which a strict policy would refuse', async () => {
  const count = () =>
    document.querySelectorAll('style[data-base-ui-disable-scrollbar], style:not([data-vite-dev-id]):not([data-file]):not([id])').length
  const before = count()
  await render(<BottomSheet open onOpenChange={() => undefined} title="Filtros" />)
  expect(count()).toBe(before)
})

test('a toast over an open dialog is read out', async () => {
  const screen = await render(
    <>
      <Toaster />
      <p>Beside it</p>
      <Dialog open onOpenChange={() => undefined} title="Entrar">
        <p>Form</p>
      </Dialog>
    </>,
  )
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  const hidden = (text: string) => screen.getByText(text).element().closest('[aria-hidden=true]') !== null
  await expect.poll(() => hidden('Beside it')).toBe(true)
  toasts.long('Código enviado')
  toasts.error('Sem conexão')
  await expect.element(screen.getByText('Código enviado')).toBeVisible()
  expect([hidden('Código enviado'), hidden('Sem conexão')]).toEqual([false, false])
})
