import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { consoleApi, makeClient, newMember, type NewMember } from '@platform/test-kit/browser'
import { forgetPlayer } from '../../session/forgetPlayer.ts'
import { answered } from '../../testing/answered.ts'
import { renderApp } from '../../testing/renderApp.tsx'

const list = '/m/gameList?gameType=RNG'
const layer = page.getByRole('dialog')
const game = page.getByRole('main').getByRole('link').first()
const submit = layer.getByRole('button', { name: 'Entrar', exact: true })
const at = ({ state }: { state: { location: { pathname: string; search: string } } }) => state.location.pathname + state.location.search

async function signIn({ userName, password }: NewMember) {
  await layer.getByLabelText('Usuário').fill(userName)
  await layer.getByLabelText('Senha', { exact: true }).fill(password)
  await submit.click()
}

beforeEach(() => forgetPlayer(makeClient()))

test('[6] a guest who taps play is offered login and a free trial; login then opens that game', async () => {
  const member = await newMember({ balance: 1000 })
  const { router } = await renderApp(makeClient(), list)
  await expect.element(game).toBeVisible()
  const href = game.element().getAttribute('href')!
  await game.click()
  await expect.element(layer.getByRole('heading', { name: /^Jogar / })).toBeVisible()
  await expect.element(layer.getByRole('button', { name: 'Testar este jogo grátis' })).toBeVisible()
  expect(at(router)).toBe(list)
  await layer.getByRole('button', { name: 'Entrar' }).click()
  await signIn(member)
  await expect.poll(() => at(router)).toBe(href)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('[6] a guest may try that very game for free', async () => {
  const client = makeClient()
  const { router } = await renderApp(client, list)
  await expect.element(game).toBeVisible()
  const href = game.element().getAttribute('href')!
  await game.click()
  await layer.getByRole('button', { name: 'Testar este jogo grátis' }).click()
  await expect.poll(() => at(router)).toBe(href)
  expect(client.session.get()?.type).toBe(4)
})

test('[2.9] the phone’s back button closes the layer and stays on the page', async () => {
  const { router } = await renderApp(makeClient(), '/m/home')
  await router.navigate(list)
  await page
    .getByRole('main')
    .getByRole('button', { name: /favorit/i })
    .first()
    .click()
  await expect.element(submit).toBeVisible()
  await router.navigate(-1)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(at(router)).toBe(list)
})

test('[2.9] a layer that is closed does nothing, and a link of it leads on', async () => {
  const client = makeClient()
  const { router } = await renderApp(client, list)
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /favorit/i })
    .first()
  await heart.click()
  await layer.getByRole('button', { name: 'Fechar' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await layer.getByRole('link', { name: 'Início' }).click()
  await expect.poll(() => at(router)).toBe('/m/home')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('[2.9] a layer stays while the page below writes a late search into its own address', async () => {
  const { router } = await renderApp(makeClient(), list)
  await page
    .getByRole('main')
    .getByRole('button', { name: /favorit/i })
    .first()
    .click()
  await layer.getByLabelText('Usuário').fill('anaclara')
  await router.navigate(`${list}&search=tigre`)
  await expect.element(layer.getByLabelText('Usuário')).toHaveValue('anaclara')
  await layer.getByRole('link', { name: 'Início' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('[4] a session that ends in the middle of a page signs in over it: what was typed stays', async () => {
  const member = await newMember()
  const client = makeClient({ session: member.session })
  const { router } = await renderApp(client, list)
  const search = page.getByRole('searchbox')
  await search.fill('tigre')
  // The list of the search is there: its own requests would meet the end of the session before the tap does.
  await expect.poll(() => router.state.location.search).toContain('q=tigre')
  await answered(client)
  await consoleApi('sessions/expire', { merchant: 'ipanema', userName: member.userName })
  await page
    .getByRole('main')
    .getByRole('button', { name: /favorit/i })
    .first()
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entrar de novo' }).click()
  await signIn(member)
  await expect.poll(() => client.session.get()?.userName).toBe(member.userName)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/m/gameList')
  await expect.element(search).toHaveValue('tigre')
})
