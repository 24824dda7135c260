import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { readBridgeAddress } from '@platform/sdk/gameBridge'
import { BusinessError, NetworkError, OutcomeUnknownError } from '@platform/sdk'
import { fakeClock, painted } from '@platform/config/settle'
import { consoleApi, makeClient, newMember, renderScreen } from '@platform/test-kit/browser'
import { entries } from '../../storage/entries.ts'
import { gate, intercept, refusal } from '../../testing/intercept.ts'
import { sayInGame as say } from '../../testing/gameFrame.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { LaunchGameScreen } from './LaunchGameScreen.tsx'

const GAME = '/m/launchGame?nodeId=10001&vassalage=NEBULOSA&gameType=RNG&gameName=Lim%C3%A3o+Real'
const signedIn = async (balance = 10_000) => makeClient({ session: (await newMember({ balance })).session })
const open = (client: ReturnType<typeof makeClient>, path = GAME) => renderScreen(<LaunchGameScreen />, { path, client })
const frame = page.getByTitle('Jogo Limão Real')
/** A document of this origin, which counts as the gateway's if the merchant configures no other. */
const HERE = '/package.json'

/** Resolves once all messages so far were received: they arrive in order. */
async function heard() {
  const mark = crypto.randomUUID()
  const last = new Promise<void>((resolve) => {
    const listen = ({ data }: MessageEvent) => {
      if (data !== mark) return
      removeEventListener('message', listen)
      resolve()
    }
    addEventListener('message', listen)
  })
  const play = (frame.element() as HTMLIFrameElement).contentWindow as Window & { eval: (code: string) => void }
  play.eval(`parent.postMessage('${mark}', '*')`)
  await last
  await painted()
}

async function playing() {
  const client = await signedIn()
  intercept(client, 'launchGame', () => Promise.resolve({ gameUrl: HERE }))
  const { router } = await renderApp(client, '/m/gameList?gameType=RNG')
  await router.navigate(GAME)
  await expect.element(frame).toBeVisible()
  await vi.waitFor(() => say('ready'))
  await expect.element(page.getByRole('timer', { name: 'Tempo de jogo' })).toBeVisible()
  return { client, router }
}

test('[6] a guest is sent to log in and comes back to the game', async () => {
  await open(makeClient())
  await expect.element(page.getByText(`/m/login?back=${encodeURIComponent(GAME).replaceAll('%20', '+')}`)).toBeVisible()
})

test('[7.3] asks once, with a key and a way back to this site', async () => {
  const client = await signedIn()
  const keys: unknown[] = []
  const spy = vi.spyOn(client, 'request')
  await open(client)
  await expect.element(frame).toBeInTheDocument()
  for (const [call, , options] of spy.mock.calls) if (call.name === 'launchGame') keys.push(options?.idempotencyKey)
  expect(keys).toHaveLength(1)
  expect(keys[0]).toMatch(/^[\w-]{16,}$/)
  const [, input] = spy.mock.calls.find(([call]) => call.name === 'launchGame')!
  expect(input).toEqual({ nodeId: '10001', vassalage: 'NEBULOSA', gameType: 'RNG', backUrl: `${location.origin}/m/home` })
  expect(new URL((frame.element() as HTMLIFrameElement).src).pathname).toMatch(/^\/play\//)
})

test.each([
  ['', 'O endereço do jogo veio vazio. Tente de novo ou escolha outro.'],
  ['https://evil.example/play', 'Não reconhecemos o endereço deste jogo, por isso ele não foi aberto. Fale com o atendimento.'],
])('[8] the address %j is not opened and told', async (gameUrl, text) => {
  const client = await signedIn()
  intercept(client, 'launchGame', () => Promise.resolve({ gameUrl }))
  await open(client)
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(frame).not.toBeInTheDocument()
})

test('[7.3] a launch without an answer asks to try again, and never not to', async () => {
  const client = await signedIn()
  intercept(client, 'launchGame', () => Promise.reject(new OutcomeUnknownError('k', new NetworkError('cut', { code: 'network.cut' }))))
  await open(client)
  await expect.element(page.getByText('O jogo não respondeu. Tente de novo: abrir não custa nada.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
})

test('[8] a game that does not exist is reported, with other games to go to', async () => {
  await open(await signedIn(), '/m/launchGame?nodeId=nothing')
  await expect.element(page.getByText('Este jogo não existe ou saiu do ar.')).toBeVisible()
  await page.getByRole('button', { name: 'Ver outros jogos' }).click()
  await expect.element(page.getByText('/m/gameList?gameType=RNG')).toBeVisible()
})

test('[7.3, 8] a lottery that does not exist has its own message, with the lobby to go to instead of a retry', async () => {
  await open(await signedIn(), '/m/launchGame?playType=trad&prize_mode=Lott&code=nothing')
  await expect.element(page.getByText(/^Esta loteria ou este concurso não existe mais\./)).toBeVisible()
  expect(page.getByRole('button', { name: 'Tentar de novo' }).query()).toBeNull()
  await page.getByRole('button', { name: 'Ver loterias' }).click()
  await expect.element(page.getByText('/m/lottery')).toBeVisible()
})

test('[8] an unknown code is an unknown error, with the code for support', async () => {
  const client = await signedIn()
  intercept(client, 'launchGame', () =>
    Promise.reject(new BusinessError('vendor.strange', { code: 'vendor.strange', status: 400, requestId: 'c0ffee-1234' })),
  )
  await open(client)
  await expect.element(page.getByText('Erro desconhecido. Tente de novo.')).toBeVisible()
  await expect.element(page.getByText('Código do atendimento: c0ffee-1234')).toBeVisible()
})

test('[8] maintenance is reported and can be tried again', async () => {
  const client = await signedIn()
  let closed = true
  intercept(client, 'launchGame', () => (closed ? Promise.reject(refusal('game.maintenance')) : Promise.resolve({ gameUrl: HERE })))
  await open(client)
  await expect.element(page.getByText('Este jogo está em manutenção. Volte mais tarde ou escolha outro.')).toBeVisible()
  closed = false
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(frame).toBeInTheDocument()
})

/** A launch without an answer, 12 s later. */
async function slowLaunch() {
  const client = await signedIn()
  const answer = gate()
  const asked = intercept(client, 'launchGame', async () => {
    await answer.passed
    return { gameUrl: HERE }
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await open(client)
    await expect.poll(() => asked.length).toBe(1)
    await vi.advanceTimersByTimeAsync(11_900)
    expect(document.body.textContent).toContain('Abrindo o jogo')
    await vi.advanceTimersByTimeAsync(200)
    expect(document.body.textContent).toContain('Está demorando mais que o normal.')
  } finally {
    vi.useRealTimers()
  }
  return { client, asked, answer }
}

test('[9] after 12 s without a sign of life the player reads so and may wait or try again', async () => {
  const { asked } = await slowLaunch()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.poll(() => asked.length).toBe(2)
})

test('[8] a window of its own that the browser blocks is reported; one that opens is led to a launch of its own, without a way to this page', async () => {
  const opening = vi.spyOn(window, 'open').mockReturnValueOnce(null)
  onTestFinished(() => opening.mockRestore())
  const { asked, answer } = await slowLaunch()
  const inWindow = page.getByRole('button', { name: 'Abrir em nova janela' })
  await inWindow.click()
  await expect.element(page.getByText('O navegador bloqueou a janela. Permita pop-ups e tente de novo.')).toBeVisible()
  expect(asked).toHaveLength(1)

  const opened = { opener: window as unknown, location: { replace: vi.fn() }, close: vi.fn() }
  opening.mockReturnValueOnce(opened as unknown as Window)
  answer.open()
  await page.getByRole('button', { name: 'Abrir em nova janela' }).click()
  await expect.element(page.getByText('O jogo está aberto em outra janela.')).toBeVisible()
  expect(opened.location.replace).toHaveBeenCalledWith(new URL(HERE, location.href).href)
  expect(opened.opener).toBeNull()
  expect(asked).toHaveLength(2)
})

test('[8] an empty address for a window of its own closes it and says so', async () => {
  const opened = { opener: window as unknown, location: { replace: vi.fn() }, close: vi.fn() }
  const opening = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window)
  onTestFinished(() => opening.mockRestore())
  const { client } = await slowLaunch()
  intercept(client, 'launchGame', () => Promise.resolve({ gameUrl: '' }))
  await page.getByRole('button', { name: 'Abrir em nova janela' }).click()
  await expect.element(page.getByText(/^O endereço do jogo veio vazio\./)).toBeVisible()
  expect(opened.close).toHaveBeenCalled()
})

test('[8] a game in a window of its own does not open here as well when the first answer comes late', async () => {
  const opened = { opener: window as unknown, location: { replace: vi.fn() }, close: vi.fn() }
  const opening = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window)
  onTestFinished(() => opening.mockRestore())
  const { client, asked, answer } = await slowLaunch()
  intercept(client, 'launchGame', () => Promise.resolve({ gameUrl: HERE }))
  await page.getByRole('button', { name: 'Abrir em nova janela' }).click()
  await expect.element(page.getByText('O jogo está aberto em outra janela.')).toBeVisible()
  answer.open()
  await painted()
  expect(asked).toHaveLength(1)
  await expect.element(page.getByText('O jogo está aberto em outra janela.')).toBeVisible()
  await expect.element(frame).not.toBeInTheDocument()
})

test('[2.2] the heading of a game has the focus as soon as its code is there, not a page without a name', async () => {
  const active = vi.spyOn(navigator, 'userActivation', 'get').mockReturnValue({ hasBeenActive: true, isActive: false })
  onTestFinished(() => active.mockRestore())
  await playing()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Limão Real' })).toHaveFocus()
  expect(document.title).toMatch(/^Limão Real · /)
})

test('[7.3] a round refreshes the balance, once for each burst', async () => {
  const clock = fakeClock()
  const { client } = await playing()
  const asked = intercept(client, 'getWalletBalance', (_input, pass) => pass())
  await painted()
  const before = asked.length
  for (let round = 0; round < 5; round++) say('balance', { balance: round })
  await heard()
  await expect.poll(() => asked.length).toBeGreaterThan(before)
  await clock.pass(300)
  expect(asked.length - before).toBeLessThanOrEqual(2)
})

test('[7.3] leaving in the middle of a round asks first; staying keeps the same frame', async () => {
  const { router } = await playing()
  say('roundStarted', { roundId: 'r1', stake: 100 })
  await heard()
  const before = frame.element()
  await page.getByRole('button', { name: 'Voltar', exact: true }).first().click()
  await page.getByRole('alertdialog', { name: 'Sair do jogo?' }).getByRole('button', { name: 'Voltar ao jogo' }).click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(frame.element()).toBe(before)
  await router.navigate(-1)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sair', exact: true }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/m/gameList')
})

test('[7.3] between two rounds a game is left without a question', async () => {
  const { router } = await playing()
  say('roundStarted', { roundId: 'r1', stake: 100 })
  say('roundEnded', { roundId: 'r1', stake: 100, payout: 0 })
  await heard()
  await router.navigate(-1)
  await expect.poll(() => router.state.location.pathname).toBe('/m/gameList')
  expect(page.getByRole('alertdialog').query()).toBeNull()
})

test('[2.7] the heart of the game that is played fills and empties', async () => {
  await playing()
  await page.getByRole('button', { name: 'Adicionar Limão Real aos favoritos' }).click()
  await expect.element(page.getByText('Adicionado aos favoritos')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Remover Limão Real dos favoritos' })).toBeVisible()
})

/** Sets the number of steps back in the browser's history. */
function stepsBehind(idx: number) {
  const before: unknown = history.state
  history.replaceState({ idx }, '')
  onTestFinished(() => history.replaceState(before, ''))
}

test('[7.3] the game itself leaves without a question', async () => {
  stepsBehind(1)
  const { router } = await playing()
  say('exit')
  await expect.poll(() => router.state.location.pathname).toBe('/m/gameList')
})

test('[7.3] a message of another shape or from this very page changes nothing', async () => {
  const { router } = await playing()
  say('exit', {}, { bridge: 2 })
  say('exit', {}, { session: 'of-another-launch-1' })
  window.postMessage({ bridge: 1, session: 'of-another-launch-1', sequence: 999, type: 'exit' }, '*')
  await heard()
  expect(router.state.location.pathname).toBe('/m/launchGame')
})

test('[7.3] a game that reports an error can be started again', async () => {
  await playing()
  say('error', { code: 'engine', fatal: true })
  await expect.element(page.getByText('O jogo parou', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(frame).toBeInTheDocument()
})

test('[7.3] an opened game is the first of those to continue', async () => {
  const { client } = await playing()
  const { content } = (await client.request((await import('@platform/sdk/games')).getRecentGames, {})) as { content: { nodeId: string }[] }
  expect(content[0]?.nodeId).toBe('10001')
})

test('[7.3] a thousand hostile messages do nothing', async () => {
  const { client, router } = await playing()
  const asked = intercept(client, 'getWalletBalance', (_input, pass) => pass())
  const hostile = document.body.appendChild(document.createElement('iframe'))
  onTestFinished(() => hostile.remove())
  const stranger = hostile.contentWindow as Window & { eval: (code: string) => void }
  await heard()
  const before = [asked.length, frame.element(), document.title, document.querySelector('section')?.textContent?.replace(/[\d:]/g, '')]
  const session = readBridgeAddress(new URL((frame.element() as HTMLIFrameElement).src).hash)?.session
  const types = ['exit', 'error', 'balance', 'roundEnded', 'ready', 'navigate']
  for (let turn = 0; turn < 500; turn++) {
    const type = types[turn % types.length]!
    // A valid message from the wrong window, and an invalid message from the right one.
    stranger.eval(`parent.postMessage(${JSON.stringify({ bridge: 1, session, sequence: 1000 + turn, type, code: 'x', fatal: true })}, '*')`)
    say(type, {}, [{ session: 'of-another-launch-1' }, { bridge: '1' }, { type: { toString: 'exit' } }, { sequence: 0 }][turn % 4]!)
  }
  await heard()
  expect([asked.length, frame.element(), document.title, document.querySelector('section')?.textContent?.replace(/[\d:]/g, '')]).toEqual(
    before,
  )
  expect(router.state.location.pathname).toBe('/m/launchGame')
})

test('[3] the bar tells the kind of room', async () => {
  const client = await signedIn()
  intercept(client, 'launchGame', () => Promise.resolve({ gameUrl: HERE, roomType: 'ppv' }))
  await open(client)
  await vi.waitFor(() => say('ready'))
  await expect.element(page.getByText('Paga', { exact: true })).toBeVisible()
})

test('[7.3] the bar has time and result of the session of play: neither a deposit nor hidden amounts nor a reload change them', async () => {
  const person = await newMember({ balance: 10_000 })
  const about = { merchant: 'ipanema', userName: person.userName }
  const client = makeClient({ session: person.session })
  intercept(client, 'launchGame', async (_input, pass) => {
    await pass()
    return { gameUrl: HERE }
  })
  entries.balanceMasked.set(true)
  onTestFinished(() => entries.balanceMasked.set(false))
  const net = page.getByRole('group', { name: 'Ganho ou perda desta sessão' })
  await renderApp(client, GAME)
  await vi.waitFor(() => say('ready'), { timeout: 20_000 })
  await expect.element(net.getByText(/0,00/)).toBeVisible()
  await consoleApi('bets/lose', { ...about, amount: 1234 })
  // A deposit arrives meanwhile.
  intercept(client, 'getWalletBalance', async (_input, pass) => {
    const wallet = (await pass()) as { sumBalance: number }
    return { ...wallet, sumBalance: wallet.sumBalance + 5000 }
  })
  say('balance', { balance: 1 })
  await expect.element(net.getByText(/^[-−].*12,34$/)).toBeVisible()
  await renderApp(makeClient({ session: person.session }), GAME)
  await expect.element(net.last().getByText(/^[-−].*12,34$/), { timeout: 10_000 }).toBeVisible()
  expect(page.getByRole('timer', { name: 'Tempo de jogo' }).first().element().textContent).toMatch(/^0:0\d:\d\d$/)
})

test('[2.7] one tap leads from a favorite to the next', async () => {
  const { client } = await playing()
  const calls = await import('@platform/sdk/games')
  await client.request(calls.addFavorite, { nodeId: '10002', vendor: 'NEBULOSA' })
  const { content } = (await client.request(calls.getFavoriteGames, {})) as { content: { gameName: string }[] }
  const { router } = await renderApp(client, GAME.replace('10001', '10003'))
  await page
    .getByRole('button', { name: `Próximo favorito: ${content[0]!.gameName}` })
    .last()
    .click()
  await expect.poll(() => router.state.location.search).toContain('nodeId=10002')
})

test('[7.3] the screen stays on while a game runs, where the browser allows it', async () => {
  const release = vi.fn(() => Promise.resolve())
  const request = vi.fn(() => Promise.resolve({ release } as unknown as WakeLockSentinel))
  vi.spyOn(navigator.wakeLock, 'request').mockImplementation(request)
  onTestFinished(() => void vi.restoreAllMocks())
  await playing()
  expect(request).toHaveBeenCalledWith('screen')
  say('exit')
  await expect.poll(() => release.mock.calls.length).toBeGreaterThan(0)
})

test('[7.6] where the identity comes before play, a game that waits for it leads there, without another try', async () => {
  const { session } = await newMember({ merchant: 'bandeira', identity: false })
  await renderApp(makeClient({ merchant: 'bandeira', session }), GAME, { merchant: { code: 'bandeira', market: 'br' } })
  await expect.element(page.getByText('Verifique sua identidade em Segurança para depositar, jogar e receber prêmios.')).toBeVisible()
  expect(page.getByRole('button', { name: 'Tentar de novo' }).query()).toBeNull()
  await page.getByRole('link', { name: 'Verificar identidade' }).click()
  await expect.element(page.getByRole('progressbar').and(page.getByLabelText('Cadastro', { exact: true }))).toBeVisible()
})

test('[2.7] [market requires.prizesNamed] where the market requires it the page names the prizes before the game is there, and opens them; elsewhere not', async () => {
  const { session } = await newMember({ merchant: 'bandeira' })
  const client = makeClient({ merchant: 'bandeira', session })
  const answer = gate()
  intercept(client, 'launchGame', async () => {
    await answer.passed
    return { gameUrl: HERE }
  })
  await renderApp(client, GAME, { merchant: { code: 'bandeira', market: 'br' } })
  await expect.element(page.getByText('Abrindo o jogo…')).toBeVisible()
  await page.getByRole('button', { name: 'Prêmios' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Limão Real' }).getByText('1× · 3× · 4× · 6× · 10× · 25× · 100×')).toBeVisible()
  await open(await signedIn())
  await expect.element(frame).toBeInTheDocument()
  expect(page.getByRole('button', { name: 'Prêmios' }).query()).toBeNull()
})
