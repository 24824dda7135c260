import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { makeClient, newMember } from '@platform/test-kit/browser'
import { listenForInstall } from '../../blocks/page/Download/installPrompt.ts'
import { intercept } from '../../testing/intercept.ts'
import { renderApp } from '../../testing/renderApp.tsx'

const userAgent = 'Mozilla/5.0 (Linux; Android 15) Chrome/156'

function clientWith(resources: object[], session?: Parameters<typeof makeClient>[0]) {
  const client = makeClient(session)
  intercept(client, 'getConsolidatedSettings', async (_input, pass) => ({ ...((await pass()) as object), resources }))
  return client
}
const android = [{ resourceType: 'Android', url: 'https://ipanema.example/app.apk' }]
const bar = () => page.getByRole('region', { name: 'Baixar o app' })

beforeEach(() => {
  localStorage.clear()
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true })
})

test('[2.17] the bar opens the popup, whose link is the one of the platform', async () => {
  await renderApp(clientWith(android), '/m/home')
  const offer = bar().getByRole('button', { name: 'Baixar o app' })
  await expect.element(offer).toBeVisible()
  ;(offer.element() as HTMLElement).click()
  const link = page.getByRole('dialog').getByRole('link', { name: 'Baixar o app' })
  await expect.element(link).toHaveAttribute('href', 'https://ipanema.example/app.apk')
})

test('[2.17] closed once it stays closed', async () => {
  const first = await renderApp(clientWith(android), '/m/home')
  const close = bar().getByRole('button', { name: 'Fechar' })
  await expect.element(close).toBeVisible()
  // Without a theme there are no z-indexes: a tile may cover the bar.
  ;(close.element() as HTMLElement).click()
  await expect.element(bar()).not.toBeInTheDocument()
  expect(localStorage.getItem('hideDownloadBar')).toBe('true')
  await first.router.navigate('/m/help')
  await first.router.navigate('/m/home')
  expect(bar().query()).toBeNull()
})

test('[2.17] without a link for the platform there is no bar, and no tile in the member centre', async () => {
  const { session } = await newMember()
  const client = clientWith([{ resourceType: 'IOS', url: 'https://ipanema.example/ios' }], { session })
  const { router } = await renderApp(client, '/m/home')
  await expect.element(page.getByRole('banner')).toBeVisible()
  expect(bar().query()).toBeNull()
  await router.navigate('/m/mine')
  await expect.element(page.getByRole('link', { name: 'Configurações' }).first()).toBeVisible()
  expect(page.getByRole('button', { name: 'Baixar o app' }).query()).toBeNull()
})

test('[2.17] the tile of the member centre opens the same popup', async () => {
  const { session } = await newMember()
  await renderApp(clientWith(android, { session }), '/m/mine')
  await page.getByRole('button', { name: 'Baixar o app' }).click()
  const dialog = page.getByRole('dialog', { name: 'App Ipanema' })
  await expect.element(dialog).toBeVisible()
  // The gateway's description is the brand's name alone: it says no more than the title.
  await expect.element(dialog.getByText('Mais rápido, direto da tela inicial')).toBeVisible()
})

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Safari/604.1'
const as = (value: string) => Object.defineProperty(navigator, 'userAgent', { value, configurable: true })

test('[2.17] the gateway has something for each phone: on iOS the profile, with the steps for it and for Safari', async () => {
  as(iPhone)
  const { session } = await newMember()
  await renderApp(makeClient({ session }), '/m/mine')
  await page.getByRole('button', { name: 'Baixar o app' }).click()
  const dialog = page.getByRole('dialog', { name: 'App Ipanema' })
  await expect
    .element(dialog.getByRole('link', { name: 'Baixar o app' }))
    .toHaveAttribute('href', `${location.origin}/cdn/apps/ipanema.mobileconfig`)
  await expect.element(dialog.getByText(/Perfil Baixado/)).toBeVisible()
  await expect.element(dialog.getByText(/Adicionar à Tela de Início/)).toBeVisible()
})

test('[2.17] what the browser offers to install is offered once, when the player wants it, also where there is no link', async () => {
  as('Mozilla/5.0 (X11; Linux x86_64) Chrome/156')
  listenForInstall()
  const asked = { times: 0 }
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: () => Promise.resolve(void asked.times++),
  })
  const { session } = await newMember()
  const { router } = await renderApp(makeClient({ session }), '/m/mine')
  await expect.element(page.getByRole('link', { name: 'Configurações' }).first()).toBeVisible()
  const tile = page.getByRole('button', { name: 'Baixar o app' })
  expect(tile.query()).toBeNull()
  dispatchEvent(offer)
  expect(offer.defaultPrevented).toBe(true)
  await tile.click()
  expect(asked.times).toBe(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Instalar agora' }).click()
  expect(asked.times).toBe(1)
  await expect.element(tile).not.toBeInTheDocument()
  await router.navigate('/m/home')
  await expect.element(page.getByRole('banner')).toBeVisible()
  expect(bar().query()).toBeNull()
})
