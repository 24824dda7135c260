import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { NetworkError, PermissionError, type Client } from '@platform/sdk'
import { getLimits, getPlaySession, getProtection, pauseAccount, setLimit } from '@platform/sdk/protection'
import { consoleApi, makeClient, newMember, renderScreen, signedInClient } from '@platform/test-kit/browser'
import { intercept } from '../../testing/intercept.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { button, heading, link } from '../../testing/roles.ts'
import { ResponsibleScreen } from './ResponsibleScreen.tsx'

const path = '/m/responsible'
const open = (client: Client, view?: string) => renderScreen(<ResponsibleScreen />, { path: view ? `${path}?view=${view}` : path, client })

async function member(balance = 0) {
  const person = await newMember({ balance })
  return { client: makeClient({ session: person.session }), person }
}
const amount = page.getByLabelText('Valor máximo')

test('[7.6] [market requires.help] a guest sees what exists, gets help without a call, and is led to the login by what needs an account', async () => {
  const client = makeClient()
  const asked = vi.spyOn(client, 'request')
  await open(client)
  await expect.element(link('24 horas')).toHaveAttribute('href', `${path}?view=pause&for=PT24H`)
  for (const name of [/^Limites/, /^Autoexclusão/, /^Teste/, /^Onde buscar ajuda/, /^Para familiares/])
    await expect.element(link(name)).toBeVisible()
  await expect.element(link('Entrar')).toHaveAttribute('href', '/m/login?back=%2Fm%2Fresponsible')
  await open(client, 'help')
  await expect.element(link('Ligar para 188')).toHaveAttribute('href', 'tel:188')
  await expect.element(link('Ligar para 136')).toHaveAttribute('href', 'tel:136')
  await open(client, 'family')
  await expect.element(heading('O que podemos fazer')).toBeVisible()
  await open(client, 'limits')
  await expect.element(page.getByText(`/m/login?back=${encodeURIComponent(`${path}?view=limits`)}`)).toBeVisible()
  expect(asked.mock.calls.map(([call]) => call.name).filter((name) => /limit|protection/i.test(name))).toEqual([])
})

test('[7.6] the self-test adds up on the device and sends nothing', async () => {
  const { client } = await member()
  await open(client, 'test')
  await expect.element(page.getByText('Pergunta 1 de 9')).toBeVisible()
  const asked = vi.spyOn(client, 'request')
  for (let question = 1; question < 9; question++) await button('Às vezes').click()
  await button('Pergunta anterior').click()
  await button('Nunca').click()
  await button('Nunca').click()
  await expect.element(heading('Risco moderado')).toBeVisible()
  await expect.element(page.getByText('Resultado: 7 de 27')).toBeVisible()
  // The page may still be loading: it reads, and sends nothing but that the player is there.
  expect(asked.mock.calls.filter(([{ retry, name }]) => retry !== 'read' && name !== 'reportActivity')).toEqual([])
})

test('[7.6] a limit is typed into an empty field, without a suggestion; it holds at once and shows what is used', async () => {
  const { client } = await member()
  await open(client, 'limits')
  await page.getByLabelText('O que limitar').selectOptions('loss')
  await expect.element(amount).toHaveValue('')
  expect(page.getByRole('button', { name: /^R\$/ }).elements()).toEqual([])
  expect(page.getByRole('slider').elements()).toEqual([])
  await button('Salvar limite').click()
  await expect.element(page.getByText('Informe um valor.')).toBeVisible()
  await amount.fill('100')
  await button('Salvar limite').click()
  await expect.element(heading('Perda por dia')).toBeVisible()
  await expect
    .element(page.getByRole('progressbar'))
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^Usado: R\$\s0,00 de R\$\s100,00$/))
  await expect.element(page.getByText(/Recomeça em \d/)).toBeVisible()
  expect((await getLimits(client)).limits).toMatchObject([{ kind: 'loss', period: 'day', value: 10_000 }])
})

test('[7.6] a higher limit waits and can be dropped; a lower one holds at once', async () => {
  const { client } = await member()
  await setLimit(client, { kind: 'loss', period: 'day', value: 10_000 })
  await open(client, 'limits&kind=loss&period=day')
  await amount.fill('200')
  await expect.element(page.getByText(/É maior que o limite atual: vale só depois de 24 h/)).toBeVisible()
  await button('Salvar limite').click()
  await expect.element(page.getByText(/Pedido: R\$\s200,00 por dia\. Vale a partir de/)).toBeVisible()
  expect((await getLimits(client)).limits[0]).toMatchObject({ value: 10_000, pending: { value: 20_000 } })
  await button('Desistir do pedido').click()
  await expect.element(page.getByText(/Pedido: /)).not.toBeInTheDocument()
  await amount.fill('50')
  await button('Salvar limite').click()
  await expect.poll(async () => (await getLimits(client)).limits[0]?.value).toBe(5000)
})

test('[7.6] a limit is removed by a request that waits, and the changes are listed', async () => {
  const { client } = await member()
  await setLimit(client, { kind: 'bets', period: 'week', value: 20 })
  await open(client, 'limits')
  await button('Tirar o limite Apostas por semana').click()
  await expect.element(page.getByText(/Pedido: sem limite\. Vale a partir de/)).toBeVisible()
  await open(client, 'changes')
  await expect.poll(() => document.body.innerText).toContain('Pedido: sem limite (atual: 20 apostas)')
  await expect.poll(() => document.body.innerText).toContain('Definido: 20 apostas')
})

test('[7.6] a pause shows its effects and ends the session', async () => {
  const { client, person } = await member(70_000)
  const { router } = await renderApp(client, `${path}?view=pause&for=PT24H`)
  await expect.element(page.getByText(/Saldo de R\$\s700,00: continua seu e pode ser sacado/)).toBeVisible()
  await button('Pausar por 24 horas').click()
  await expect.element(page.getByText('Pausa ativada')).toBeVisible()
  expect(client.session.get()).toBeUndefined()
  expect(router.state.location.pathname).toBe(path)
  expect((await getProtection(await signedInClient(person))).state).toBe('paused')
})

test('[7.6] who signs in during a pause has what stays open', async () => {
  const { client, person } = await member(70_000)
  await pauseAccount(client, { duration: 'PT24H' })
  const restricted = await signedInClient(person)
  await renderApp(restricted, '/m/voucherCenter')
  await expect.element(heading('Conta pausada')).toBeVisible()
  await expect.element(page.getByText(/^Até \d.*Depois a conta reabre automaticamente\.$/)).toBeVisible()
  await expect.element(link('Sacar').first()).toHaveAttribute('href', '/m/withdraw')
  await expect.element(link('Jogo responsável e ajuda')).toHaveAttribute('href', path)
})

test('[7.6] an exclusion needs a length and that its effects are read', async () => {
  const { client, person } = await member()
  await open(client, 'exclude')
  await button('Ativar autoexclusão').click()
  await expect.element(page.getByText('Escolha o prazo.', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Confirme que leu o que acontece.')).toBeVisible()
  await page.getByLabelText('Por quanto tempo').selectOptions('P6M')
  await page.getByRole('checkbox').click()
  await button('Ativar autoexclusão').click()
  await expect.poll(async () => (await getProtection(await signedInClient(person))).state).toBe('excluded')
})

test('[7.6] the first call that is refused with access.protected leads home, which shows what is open', async () => {
  const { client } = await member()
  const value = { state: 'paused', until: Date.now() + 3_600_000 }
  intercept(client, 'getMissions', () => Promise.reject(new PermissionError('paused', { code: 'access.protected', status: 403, value })))
  intercept(client, 'getProtection', () => Promise.resolve({ ...value, mayRequestReturn: false, mayCancelClosing: false }))
  const { router } = await renderApp(client, '/m/leaderBoard')
  await expect.poll(() => router.state.location.pathname).toBe('/m/home')
  await expect.element(heading('O que continua aberto')).toBeVisible()
  await expect.element(page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Depositar' })).not.toBeInTheDocument()
})

const offline = () => Promise.reject(new NetworkError('offline', { code: 'network.offline' }))

/** The first answers of these calls are lost, until `restore`. */
function cutOff(client: Client, names: readonly string[]) {
  let cut = true
  for (const name of names) intercept(client, name, (_input, pass) => (cut ? offline() : pass()))
  return { restore: () => (cut = false) }
}

test.each(['getProtection', 'getWalletBalance'])(
  '[7.6] without an answer to %s a paused home says so and offers another try',
  async (name) => {
    const { client, person } = await member(70_000)
    await pauseAccount(client, { duration: 'PT24H' })
    const restricted = await signedInClient(person)
    const { restore } = cutOff(restricted, [name])
    await renderApp(restricted, '/m/home')
    await expect.element(button('Tentar de novo')).toBeVisible()
    restore()
    await button('Tentar de novo').click()
    await expect.element(heading('Conta pausada')).toBeVisible()
    await expect.element(page.getByRole('main').getByText(/^R\$\s700,00$/)).toBeVisible()
  },
)

test('[7.6] without the state of the account the page claims nothing about it, offers another try, and help stays', async () => {
  const { client, person } = await member()
  await pauseAccount(client, { duration: 'PT24H' })
  const restricted = await signedInClient(person)
  const { restore } = cutOff(restricted, ['getProtection'])
  await open(restricted)
  await expect.element(button('Tentar de novo')).toBeVisible()
  await expect.element(link(/^Onde buscar ajuda/)).toBeVisible()
  expect(link('24 horas').query()).toBeNull()
  restore()
  await button('Tentar de novo').click()
  await expect.element(heading('Conta pausada')).toBeVisible()
})

test('[7.6] a pause without a connection says so, keeps the chosen period, and begins with the next try', async () => {
  const { client, person } = await member()
  await renderApp(client, `${path}?view=pause`)
  await page.getByRole('radio', { name: '24 horas' }).click({ force: true })
  const { restore } = cutOff(client, ['pauseAccount'])
  await button('Pausar por 24 horas').click()
  await expect.element(page.getByRole('form').getByRole('alert')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: '24 horas' })).toBeChecked()
  expect((await getProtection(client)).state).toBe('open')
  restore()
  await button('Pausar por 24 horas').click()
  await expect.element(page.getByText('Pausa ativada')).toBeVisible()
  expect((await getProtection(await signedInClient(person))).state).toBe('paused')
})

test('[7.6] a session that ends by the submit of an exclusion: after the login its period is chosen, and nothing was sent', async () => {
  const { client, person } = await member()
  const sent = intercept(client, 'excludeAccount', (_input, pass) => pass())
  const { router } = await renderApp(client, `${path}?view=exclude`)
  await page.getByLabelText('Por quanto tempo').selectOptions('P6M')
  await page.getByRole('checkbox').click()
  await consoleApi('sessions/expire', { merchant: 'ipanema', userName: person.userName })
  await button('Ativar autoexclusão').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entrar de novo' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/m/login')
  client.session.set((await signedInClient(person)).session.get()!)
  await router.navigate(`${path}?view=exclude`)
  await expect.element(page.getByLabelText('Por quanto tempo')).toHaveValue('P6M')
  await expect.element(page.getByRole('checkbox')).toBeChecked()
  expect(sent).toHaveLength(1)
  expect((await getProtection(client)).state).toBe('open')
  await button('Ativar autoexclusão').click()
  await expect.element(page.getByText('Autoexclusão ativada')).toBeVisible()
  expect(sent).toHaveLength(2)
  expect((await getProtection(await signedInClient(person))).state).toBe('excluded')
})

test('[7.6] where the market has it the player chooses how often play stops for its sum', async () => {
  const client = makeClient({ merchant: 'bandeira', session: (await newMember({ merchant: 'bandeira' })).session })
  await renderApp(client, path, { merchant: { code: 'bandeira', market: 'br' } })
  await link(/^Resumo do jogo/).click()
  await expect.element(page.getByRole('radio', { name: '1 h' })).toBeChecked()
  await page.getByRole('radio', { name: '15 min' }).click({ force: true })
  await button('Salvar').click()
  await expect.poll(async () => (await getPlaySession(client)).check?.everyMs).toBe(900_000)
  await expect.element(page.getByRole('radio', { name: '15 min' })).toBeChecked()
})

test.each([
  ['bandeira', 'br', 1],
  ['ipanema', 'open', 0],
] as const)(
  '[7.6] [market numbers.centralExclusion] the page links the register of the whole market, where there is one (%s)',
  async (...site) => {
    const [code, market, links] = site
    await renderApp(makeClient({ merchant: code }), path, { merchant: { code, market } })
    await expect.element(link(/^Para familiares/)).toBeVisible()
    const register = page.getByRole('main').getByRole('link', { name: /gov\.br/ })
    await expect.poll(() => register.elements()).toHaveLength(links)
    for (const one of register.elements()) expect(one.getAttribute('href')).toMatch(/^https:\/\/www\.gov\.br\/autoexclusao/)
  },
)
