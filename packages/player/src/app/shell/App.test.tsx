import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { consoleApi, makeClient, newMember, signedInClient } from '@platform/test-kit/browser'
import { ServerError } from '@platform/sdk'
import { getMemberInfo } from '@platform/sdk/account'
import { routeOf } from '../../paths.ts'
import { forgetPlayer } from '../../session/forgetPlayer.ts'
import { sessionEndOf } from '../../session/sessionEnd.ts'
import { storedSession } from '../../session/sessionStore.ts'
import { intercept } from '../../testing/intercept.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { withTheme } from '../../testing/withTheme.ts'
import { lazyScreens } from '../screens/lazyScreens.ts'

const menu = page.getByRole('button', { name: 'Menu', exact: true })
const merchant = 'ipanema'

beforeEach(async () => {
  await forgetPlayer(makeClient())
  localStorage.removeItem('lang')
})

test('[2.2] a guest finds login, register, language and menu on home', async () => {
  await renderApp(makeClient(), '/m/home')
  const header = page.getByRole('banner')
  await expect.element(header.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/m/login')
  await expect.element(header.getByRole('button', { name: /Idioma/ })).toBeVisible()
  await expect.element(menu).toBeVisible()
  await expect.element(header.getByRole('link', { name: 'Cadastrar' })).toHaveAttribute('href', '/m/register')
})

test('[2.2] a member sees name and balance, hidden and shown again from the menu', async () => {
  const { session, userName } = await newMember({ balance: 123_456 })
  await renderApp(makeClient({ session }), '/m/home')
  const header = page.getByRole('banner')
  await expect.element(header.getByText(userName)).toBeVisible()
  await expect.element(header.getByText('R$ 1.234,56')).toBeVisible()
  await menu.click()
  await page.getByRole('button', { name: 'Ocultar saldo' }).click()
  await expect.element(page.getByText('R$ 1.234,56')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Mostrar saldo' }).click()
  await expect.element(page.getByRole('dialog').getByText('R$ 1.234,56')).toBeVisible()
})

test.each(['/m/nothing', '/wp-admin.php'])('[2.1] %s is not found, with a way home', async (path) => {
  const { router } = await renderApp(makeClient(), path)
  await expect.element(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
  await page.getByRole('link', { name: 'Ir para o início' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/m/home')
})

test('[2.1] no link leads to a screen that does not exist', async () => {
  const { session } = await newMember()
  await renderApp(makeClient({ session }), '/m/home')
  await menu.click()
  await expect.element(page.getByRole('link', { name: 'Configurações' })).toBeVisible()
  const hrefs = [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href')!)
  const dead = hrefs.filter((href) => {
    const name = routeOf(new URL(href, location.origin).pathname)
    return name === undefined || !(name in lazyScreens)
  })
  expect(hrefs.length).toBeGreaterThan(3)
  expect(dead).toEqual([])
})

test('[1] the language changes live and is remembered', async () => {
  await renderApp(makeClient(), '/m/home')
  await page.getByRole('button', { name: /Mudar para inglês/ }).click()
  await expect.element(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  expect(document.documentElement.lang).toBe('en')
  expect(localStorage.getItem('lang')).toBe('EN')
})

/** Whether the player has tapped anything yet. */
function startAs({ hasBeenActive }: { hasBeenActive: boolean }) {
  const activation = vi.spyOn(navigator, 'userActivation', 'get').mockReturnValue({ hasBeenActive, isActive: hasBeenActive })
  onTestFinished(() => activation.mockRestore())
}

test('[2.2] after a navigation the focus is on the heading of the new page', async () => {
  startAs({ hasBeenActive: true })
  await renderApp(makeClient(), '/m/home')
  const tab = page.getByRole('link', { name: 'Promoções', exact: true }).first()
  await expect.element(tab).toBeInTheDocument()
  // Without a theme there are no layers: a tile may cover the tab bar.
  ;(tab.element() as HTMLElement).click()
  await expect.element(page.getByRole('banner').getByRole('heading', { level: 1 })).toHaveFocus()
  expect(document.title).toBe('Promoções · Ipanema')
})

test.each<[path: string, title: string | RegExp, type?: number]>([
  ['/m/securityCenter?view=payment', 'Criar senha de saque · Segurança · Ipanema'],
  ['/m/gameList?gameType=RNG', 'Cassino · Jogos · Ipanema'],
  ['/m/helpDetail?i=0', /^(?!Central).+ · Central de ajuda · Ipanema$/],
  ['/m/lottery?mode=ZY', /^(?!Loterias).+ · Loterias · Ipanema$/],
  ['/m/gameCenter?type=FISH', 'Pesca · Jogos populares · Ipanema'],
  ['/m/gameLobby?gameType=FISH', 'Pesca · Jogos por provedor · Ipanema'],
  ['/m/gameRecord?gameType=FISH', 'Pesca · Histórico de apostas · Ipanema'],
  ['/m/withdraw?view=turnover', 'O que falta apostar · Sacar · Ipanema'],
  ['/m/transaction/record?view=statement', /^Extrato mensal: .+ · Extrato da conta · Ipanema$/],
  ['/m/message?category=unread', /^Não lidas .+ · Mensagens · Ipanema$/],
  ['/m/feedback?tab=tickets', 'Enviadas · Fale conosco · Ipanema'],
  ['/m/mine?view=wallets', 'Minhas carteiras · Minha conta · Ipanema'],
  ['/m/rewardCenter?tab=progress', 'Em andamento · Central de prêmios · Ipanema'],
  ['/m/member/notice?types=A&tab=sent', 'Enviadas · Avisos para agentes · Ipanema', 1],
  ['/m/agentRegister?tab=link&view=new', 'Criar link · Por link · Abrir conta · Ipanema', 1],
  ['/m/member/agent/agentRebeat?tab=history', 'Histórico · Ajuste de rebates · Ipanema', 1],
  ['/m/agent/team/pnl?rows=bets', 'Apostas encerradas · Ganhos e perdas da equipe · Ipanema', 1],
])('[2.2] the title of %s names the view, the article or the category', async (path, title, type = 0) => {
  const { session } = await newMember({ type })
  await renderApp(makeClient({ session: { ...session, type } }), path)
  await expect.poll(() => document.title).toMatch(title)
})

test('[2.2] the deepest view is first in the title, also if it was opened last', async () => {
  const { session } = await newMember({ type: 1 })
  const { router } = await renderApp(makeClient({ session: { ...session, type: 1 } }), '/m/agentRegister?tab=link')
  await expect.poll(() => document.title).toBe('Por link · Abrir conta · Ipanema')
  await router.navigate('/m/agentRegister?tab=link&view=new')
  await expect.poll(() => document.title).toBe('Criar link · Por link · Abrir conta · Ipanema')
})

test('[2.2] a page that an address redirects to before any tap is read from its start', async () => {
  startAs({ hasBeenActive: false })
  await renderApp(makeClient(), '/m/agent')
  await expect.element(page.getByRole('main').getByRole('article').first()).toBeInTheDocument()
  expect(document.activeElement).toBe(document.body)
})

test('[4] signing out asks first, then forgets the player and goes home', async () => {
  const { session } = await newMember()
  const client = makeClient({ session })
  const { router } = await renderApp(client, '/m/set')
  localStorage.setItem('autoLogin', '1')
  client.session.set(session)
  expect(storedSession()?.token).toBe(session.token)
  await page.getByRole('main').getByRole('button', { name: 'Sair da conta' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sair' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/m/home')
  await expect.element(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible()
  expect(storedSession()).toBeUndefined()
  expect(localStorage.getItem('autoLogin')).toBe('0')
})

test('[4] signing out in one tab reaches the others within a second', async () => {
  const { session, userName } = await newMember()
  const client = makeClient({ session })
  await renderApp(client, '/m/home')
  const otherTab = new BroadcastChannel('session')
  otherTab.postMessage({ signedOut: 'somebody-else' })
  otherTab.postMessage({ signedOut: userName })
  await expect.poll(() => client.session.get(), { timeout: 1000 }).toBeUndefined()
  otherTab.close()
})

test('[8] an expired session asks once and leads through the login back to the same place', async () => {
  const { session, userName } = await newMember()
  const { router } = await renderApp(makeClient({ session }), '/m/home')
  await expect.element(page.getByRole('banner').getByText(userName)).toBeVisible()
  await consoleApi('sessions/expire', { merchant, userName })
  await router.navigate('/m/gameRecord')
  await expect.element(page.getByRole('alertdialog').getByText('Sua sessão terminou')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entrar de novo' }).click()
  await expect.poll(() => router.state.location.pathname + router.state.location.search).toBe('/m/login?back=%2Fm%2FgameRecord')
})

test('[8] a session that ended before the first page was complete is reported as well', async () => {
  const { session, userName } = await newMember()
  const client = makeClient({ session })
  sessionEndOf(client)
  await consoleApi('sessions/expire', { merchant, userName })
  await expect(getMemberInfo(client)).rejects.toThrow()
  await renderApp(client, '/m/home')
  await expect.element(page.getByRole('alertdialog').getByText('Sua sessão terminou')).toBeVisible()
  await page.getByRole('button', { name: 'Continuar como visitante' }).click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
})

test('[8] a session that another device replaced says so, with the time', async () => {
  const member = await newMember()
  const { router } = await renderApp(makeClient({ session: member.session }), '/m/home')
  await expect.element(page.getByRole('banner').getByText(member.userName)).toBeVisible()
  await signedInClient(member)
  await router.navigate('/m/gameRecord')
  await expect.element(page.getByRole('alertdialog').getByText(/aberta em outro aparelho em \d\d\/\d\d\/\d{4},? \d\d:\d\d/)).toBeVisible()
})

test('[4] after a sign-in the one before it is shown, with a way for who did not do it', async () => {
  withTheme()
  await signInAgain()
  await page.getByRole('link', { name: 'Não foi você?' }).click()
  await expect.element(page.getByLabelText('Nova senha', { exact: true })).toBeVisible()
  expect(page.getByText(/^Último acesso: /).query()).toBeNull()
})

test('[9] what tells of the last sign-in goes by itself after 8 s', async () => {
  const later = vi.spyOn(globalThis, 'setTimeout')
  await signInAgain()
  const [end] = later.mock.calls.find(([, wait]) => wait === 8000) ?? []
  end?.()
  await expect.element(page.getByText(/^Último acesso: /)).not.toBeInTheDocument()
})

/** Signs in after a session on another device, which home then shows. */
async function signInAgain() {
  const member = await newMember()
  await signedInClient(member)
  const client = makeClient()
  await renderApp(client, '/m/login')
  await page.getByLabelText('Usuário').fill(member.userName)
  await page.getByLabelText('Senha', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect.element(page.getByText(/^Último acesso: .*\(Brasília\)/)).toBeVisible()
}

test.each([
  ['maintenance', 'Estamos em manutenção'],
  ['upgrading', 'Sistema em atualização'],
  ['region', 'Acesso restrito na sua região'],
  ['ip', 'Acesso bloqueado nesta rede'],
])('[4] %s closes the site, and opens it again without a reload', async (name, title) => {
  await consoleApi(name, { merchant, on: true })
  try {
    await renderApp(makeClient(), '/m/home')
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
    expect(page.getByRole('button', { name: 'Menu', exact: true }).query()).toBeNull()
    await expect.element(page.getByRole('link', { name: 'Chat ao vivo' })).toHaveAttribute('target', '_blank')
    expect(document.title).toBe('Ipanema')
  } finally {
    await consoleApi(name, { merchant, on: false })
  }
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible()
})

test('[4] a closed site says when it is back, in the language of the visitor', async () => {
  await consoleApi('maintenance', { merchant, on: true, minutes: 30 })
  try {
    await renderApp(makeClient(), '/m/home')
    await expect.element(page.getByText(/^Previsão de volta: .* \(Brasília\)\.$/)).toBeVisible()
    await page.getByRole('banner').getByRole('button').click()
    await expect.element(page.getByRole('heading', { name: 'We’re under maintenance' })).toBeVisible()
    await expect.element(page.getByText(/^Expected back: /)).toBeVisible()
  } finally {
    await consoleApi('maintenance', { merchant, on: false })
    localStorage.removeItem('lang')
  }
})

test('[4] the site configuration closes the site by itself, whatever the status says', async () => {
  const client = makeClient()
  let maintenance = true
  intercept(client, 'getConsolidatedSettings', async (_input, pass) => ({ ...((await pass()) as object), maintenance }))
  await renderApp(client, '/m/home')
  await expect.element(page.getByRole('heading', { name: 'Estamos em manutenção' })).toBeVisible()
  maintenance = false
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible()
})

test('[2.20] where nothing answers and no visit came before, a page of its own says so; it opens with the first answer', async () => {
  const client = makeClient()
  let down = true
  for (const name of ['getSystemStatus', 'getConsolidatedSettings', 'getWhitelabel']) {
    intercept(client, name, (_input, pass) =>
      down ? Promise.reject(new ServerError('gone', { code: 'server.error', status: 502 })) : pass(),
    )
  }
  const { router } = await renderApp(client, '/m/mine')
  await router.navigate('/m/home')
  await expect.element(page.getByRole('heading', { name: 'Serviço indisponível' })).toBeVisible()
  down = false
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible()
})

test('[2.1, 4] the address of the maintenance page leads home while the site is open', async () => {
  const { router } = await renderApp(makeClient(), '/m/maintenance')
  await expect.poll(() => router.state.location.pathname).toBe('/m/home')
})

test('[4] maintenance wins over region', async () => {
  await consoleApi('maintenance', { merchant, on: true })
  await consoleApi('region', { merchant, on: true })
  try {
    await renderApp(makeClient(), '/m/home')
    await expect.element(page.getByRole('heading', { name: 'Estamos em manutenção' })).toBeVisible()
  } finally {
    await consoleApi('reset', {})
  }
})
