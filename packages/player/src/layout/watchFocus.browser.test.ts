import { afterEach, beforeEach, expect, test } from 'vitest'
import { rememberUsed } from './rememberUsed.ts'
import { watchFocus } from './watchFocus.ts'

const box = () => document.querySelector<HTMLElement>('#box')!
const press = (selector: string) => {
  const control = document.querySelector<HTMLElement>(selector)!
  control.focus()
  control.click()
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 150))
const html = (text: string) => document.createRange().createContextualFragment(text)

let stop: () => void

beforeEach(() => {
  document.body.replaceChildren(
    html(
      '<header><button id="menu">Menu</button></header><main><div id="box" aria-label="Caixa"><p><button id="send">Enviar</button></p></div></main>',
    ),
  )
  stop = watchFocus()
})

afterEach(() => {
  stop()
  document.body.replaceChildren()
})

test('[8] what replaces the pressed button gets the focus at its heading', async () => {
  press('#send')
  box().replaceChildren(html('<section><p>Antes</p><h2>Enviado</h2></section>'))
  await expect.poll(() => document.activeElement?.textContent).toBe('Enviado')
})

test('[8] without a heading the form that was added gets it, else what is left and has a name', async () => {
  press('#send')
  box().replaceChildren(html('<form><input></form>'))
  await expect.poll(() => document.activeElement?.tagName).toBe('FORM')
  document.querySelector('input')!.focus()
  box().replaceChildren(html('<p>Pronto</p>'))
  await expect.poll(() => document.activeElement).toBe(box())
})

test('[8] a page that still loads is waited for', async () => {
  press('#send')
  box().replaceChildren(html('<div aria-busy="true"></div>'))
  await settled()
  expect(document.activeElement).toBe(document.body)
  box().replaceChildren(html('<h2>Pedido</h2>'))
  await expect.poll(() => document.activeElement?.textContent).toBe('Pedido')
})

test('[8] a part that is ready without new elements is waited for', async () => {
  press('#send')
  box().replaceChildren(html('<h2>Pedido</h2><p aria-busy="true">…</p>'))
  await settled()
  expect(document.activeElement).toBe(document.body)
  const part = box().querySelector('p')!
  part.firstChild!.nodeValue = 'R$ 50,00'
  part.removeAttribute('aria-busy')
  await expect.poll(() => document.activeElement?.textContent).toBe('Pedido')
})

test('[8] of a page without a name the heading is waited for', async () => {
  box().removeAttribute('aria-label')
  document.querySelector('main')!.tabIndex = -1
  press('#send')
  box().replaceChildren(html('<p>Preparando</p>'))
  await expect.poll(() => document.activeElement?.tagName).toBe('MAIN')
  box().replaceChildren(html('<h2>Pedido</h2>'))
  await expect.poll(() => document.activeElement?.textContent).toBe('Pedido')
})

test('[8] the button that opened a dialog is replaced after the dialog has closed', async () => {
  press('#send')
  document.body.append(html('<div role="dialog"><button id="sure">Apagar</button></div>'))
  press('#sure')
  box().replaceChildren(html('<h2>Apagado</h2>'))
  await settled()
  expect(document.activeElement?.id).toBe('sure')
  document.querySelector('[role=dialog]')!.remove()
  await expect.poll(() => document.activeElement?.textContent).toBe('Apagado')
})

test('[8] the second tap of a double tap, on what the first one has brought, keeps the place', async () => {
  document.querySelector('main')!.tabIndex = -1
  press('#send')
  box().replaceChildren(html('<p id="late" aria-busy="true">Preparando</p>'))
  document.querySelector<HTMLElement>('#late')!.click()
  box().replaceChildren(html('<h2>Pedido</h2>'))
  await expect.poll(() => document.activeElement?.textContent).toBe('Pedido')
})

test('[8] a control that was used before the watch has arrived is replaced by then, or later', async () => {
  stop()
  const taken = rememberUsed()
  press('#send')
  box().replaceChildren(html('<h2>Pedido</h2><button id="pay">Pagar</button>'))
  await settled()
  expect(document.activeElement).toBe(document.body)
  stop = watchFocus(taken())
  await expect.poll(() => document.activeElement?.textContent).toBe('Pedido')
  stop()
  const takenNext = rememberUsed()
  press('#pay')
  stop = watchFocus(takenNext())
  box().replaceChildren(html('<h2>Pago</h2>'))
  await expect.poll(() => document.activeElement?.textContent).toBe('Pago')
})

test('[8] a focus that the player or another view has taken stays, and so does none', async () => {
  press('#send')
  document.querySelector<HTMLElement>('#menu')!.focus()
  box().replaceChildren(html('<h2>Enviado</h2>'))
  await settled()
  expect(document.activeElement?.id).toBe('menu')
  box().replaceChildren(html('<button id="send">Enviar</button>'))
  press('#send')
  document.querySelector<HTMLElement>('#send')!.blur()
  await settled()
  box().replaceChildren(html('<h2>Enviado</h2>'))
  await settled()
  expect(document.activeElement).toBe(document.body)
})

test('[8] a new page takes the focus by its own rule', async () => {
  press('#send')
  document.querySelector('main')!.replaceWith(html('<main><h2>Outra</h2></main>'))
  await settled()
  expect(document.activeElement).toBe(document.body)
})
