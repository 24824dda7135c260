import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeClock, painted } from '@platform/config/settle'
import { makeClient, newMember, renderScreen, watchRenderings } from '@platform/test-kit/browser'
import { toasts } from '@platform/ui'
import { wireframeTheme } from '@platform/ui/themes/wireframe'
import { gate, intercept, refusal } from '../../testing/intercept.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { GameListScreen } from './GameListScreen.tsx'

const RNG = '/m/gameList?gameType=RNG'
const open = (path = RNG, client = makeClient()) => renderScreen(<GameListScreen />, { path, client })
const tiles = page.getByRole('article')
const tab = (name: string) => page.getByRole('tab', { name, exact: true })
const hearts = page.getByRole('button', { name: /favoritos$/ })

// Repeated, because a page that has just loaded moves the end further down.
const pagesAtTheEnd = (asked: readonly unknown[]) => {
  scrollTo(0, document.body.scrollHeight)
  return asked.length
}

// Tests share one document and its scroll position.
beforeEach(() => scrollTo(0, 0))

test('[9] the first page has 26 games, the next one comes near the bottom and at most once a second', async () => {
  const client = makeClient()
  const asked: number[] = []
  intercept(client, 'getGameList', (_input, pass) => {
    asked.push(performance.now())
    return pass()
  })
  await open(RNG, client)
  await expect.poll(() => tiles.elements().length).toBeGreaterThan(9)
  for (const pages of [2, 3]) {
    await expect.poll(() => pagesAtTheEnd(asked)).toBe(pages)
  }
  const gaps = asked.slice(2).map((at, index) => at - asked[index + 1]!)
  expect(gaps.every((gap) => gap >= 990)).toBe(true)
})

test('[quality: speed] that its queries start does not render the list again', async () => {
  const client = makeClient()
  const requests = vi.spyOn(client, 'request').mockReturnValue(new Promise<never>(() => undefined))
  const { phases, watched } = watchRenderings(<GameListScreen />)
  await renderScreen(watched, { path: RNG, client })
  await painted()
  expect(requests).toHaveBeenCalled()
  // The update is that of the rows, which subscribe to the place in the list.
  expect(phases).toEqual(['mount', 'update'])
})

test('[8] a page that fails stops paging; a tap tries it again', async () => {
  const clock = fakeClock()
  const client = makeClient()
  let broken = true
  const asked = intercept(client, 'getGameList', (input, pass) => (broken && input.pageNo === 2 ? Promise.reject(refusal()) : pass()))
  await open(RNG, client)
  await expect.poll(() => tiles.elements().length).toBeGreaterThan(9)
  scrollTo(0, document.body.scrollHeight)
  const retry = page.getByRole('button', { name: 'Não foi possível carregar. Toque para tentar de novo.' })
  await expect.element(retry).toBeVisible()
  await clock.pass(1500)
  expect(asked.filter(({ pageNo }) => pageNo === 2)).toHaveLength(1)
  broken = false
  await retry.click()
  await expect.element(retry).not.toBeInTheDocument()
  expect(asked.filter(({ pageNo }) => pageNo === 2)).toHaveLength(2)
})

test('[2.7] a late answer of an earlier filter is never shown', async () => {
  const client = makeClient()
  const late = gate()
  intercept(client, 'getGameList', async (input, pass) => {
    const answer = await pass()
    if (input.gameType === 'RNG') await late.passed
    return answer
  })
  await open(RNG, client)
  await tab('Pesca').click()
  await expect.element(tab('Pesca')).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => tiles.elements().length).toBeGreaterThan(0)
  const types = () =>
    new Set(tiles.elements().map((tile) => new URLSearchParams(tile.querySelector('a')?.search).get('gameType') ?? 'FISH'))
  expect([...types()]).toEqual(['FISH'])
  late.open()
  await painted()
  expect([...types()]).toEqual(['FISH'])
})

test('[4] new exists only for RNG, a vendor class narrows, another type starts afresh', async () => {
  const client = makeClient()
  const asked = intercept(client, 'getGameList', (_input, pass) => pass())
  await open(RNG, client)
  await tab('Novos').click()
  await expect.poll(() => asked.at(-1)).toMatchObject({ gameType: 'RNG', isNew: true, pageNo: 1 })
  await tab('Jackpot').click()
  await expect.poll(() => asked.at(-1)).toMatchObject({ gameType: 'RNG', gameClassify: 'JACKPOT', pageNo: 1 })
  await tab('Pesca').click()
  await expect.poll(() => asked.at(-1)).toEqual({ gameType: 'FISH', pageNo: 1 })
  await expect.element(tab('Novos')).not.toBeInTheDocument()
})

test('[9] a category out of the cache shows with the tap itself, in the tiles of the last one', async () => {
  await open()
  const first = () => tiles.elements()[0]!
  const seen = new Set<string>()
  for (const name of ['Pesca', 'Cassino']) {
    await tab(name).click()
    await expect.poll(() => tiles.elements().length && !seen.has(first().textContent)).toBe(true)
    seen.add(first().textContent)
  }
  const [tile, game] = [first(), first().textContent]
  ;(tab('Pesca').element() as HTMLElement).click()
  // React renders the change of a tap synchronously.
  await Promise.resolve()
  expect(first().textContent).not.toBe(game)
  expect(first()).toBe(tile)
})

test('[2.7] search narrows when the typing pauses, and an empty result offers the way back', async () => {
  const client = makeClient()
  const asked = intercept(client, 'getGameList', (_input, pass) => pass())
  intercept(client, 'getGameIndex', () => Promise.reject(refusal()))
  await open(RNG, client)
  await userEvent.type(page.getByRole('searchbox', { name: 'Buscar jogo' }), 'zzqqx')
  await expect.element(page.getByText('Nenhum jogo encontrado')).toBeVisible()
  expect(asked.map(({ gameName }) => gameName).filter(Boolean)).toEqual(['zzqqx'])
  await page.getByRole('button', { name: 'Limpar busca e filtros' }).click()
  await expect.poll(() => tiles.elements().length).toBeGreaterThan(9)
  await expect.element(page.getByRole('searchbox')).toHaveValue('')
})

test('[2.7] the search of a list forgives a slip, stays in its category and offers what comes nearest', async () => {
  const client = makeClient()
  const asked = intercept(client, 'getGameList', (_input, pass) => pass())
  await open(RNG, client)
  await expect.poll(() => tiles.elements().length).toBeGreaterThan(9)
  const { href } = tiles.nth(3).getByRole('link').element() as HTMLAnchorElement
  const title = new URL(href).searchParams.get('gameName')!
  const word = /\p{L}{5,}/u.exec(title)?.[0] ?? title
  const box = page.getByRole('searchbox', { name: 'Buscar jogo' })
  await userEvent.type(box, word.slice(0, 3) + word.slice(4))
  await expect.poll(() => tiles.elements().map((tile) => tile.textContent)).toContainEqual(expect.stringContaining(title))
  expect(asked.map(({ gameName }) => gameName).filter(Boolean)).toEqual([])
  await userEvent.fill(box, 'roleta')
  await expect.element(page.getByText('Nenhum jogo encontrado')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Parecidos com sua busca' })).toBeVisible()
})

test('[4] choosing the chosen vendor clears it; the minimum bet is sent only for RNG', async () => {
  const client = makeClient()
  const asked = intercept(client, 'getGameList', (_input, pass) => pass())
  await open(RNG, client)
  await page.getByRole('button', { name: 'Filtrar' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filtrar jogos' })
  const vendor = sheet.getByRole('button', { name: 'Boreal Spins' })
  await vendor.click()
  await expect.poll(() => asked.at(-1)).toMatchObject({ vassalage: 'BOREAL' })
  await expect.element(vendor).toHaveAttribute('aria-pressed', 'true')
  await vendor.click()
  await expect.element(vendor).toHaveAttribute('aria-pressed', 'false')
  await sheet.getByRole('button', { name: '0,05' }).click()
  await expect.poll(() => asked.at(-1)).toEqual({ gameType: 'RNG', minBet: '0.05', pageNo: 1 })
  await expect.element(sheet.getByRole('button', { name: /jogos?$/ })).toBeVisible()
})

test('[9] popular games offer no minimum bet, by which they are not filtered', async () => {
  await open(`${RNG}&category=HOT`)
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Filtrar jogos' }).getByRole('group', { name: 'Provedores' })).toBeVisible()
  expect(page.getByRole('group', { name: 'Aposta mínima' }).query()).toBeNull()
})

test('[2.7] an address with filters opens with them', async () => {
  const client = makeClient()
  const asked = intercept(client, 'getGameList', (_input, pass) => pass())
  await open('/m/gameList?gameType=RNG&vassalage=BOREAL&q=ti', client)
  await expect.element(page.getByRole('searchbox')).toHaveValue('ti')
  expect(asked.at(-1)).toMatchObject({ vassalage: 'BOREAL', gameName: 'ti' })
  await expect.element(page.getByRole('button', { name: 'Filtrar (1 filtro ativo)' })).toBeVisible()
})

test('[2.7] a hostile type is reported, and the first category is shown instead', async () => {
  await open(`/m/gameList?gameType=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Esta categoria não existe. Mostramos Cassino no lugar.')
  await expect.poll(() => tiles.elements().length).toBeGreaterThan(9)
})

test('[6] a guest who taps a heart reads why, signs in first, then it is done', async () => {
  const toast = vi.spyOn(toasts, 'short')
  onTestFinished(() => toast.mockRestore())
  const member = await newMember()
  const client = makeClient()
  const { router } = await renderApp(client, RNG)
  await hearts.first().click()
  expect(toast).toHaveBeenCalledWith('Entre na sua conta para usar este recurso.')
  await page.getByLabelText('Usuário').fill(member.userName)
  await page.getByLabelText('Senha', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect.poll(() => router.state.location.pathname + router.state.location.search).toBe(RNG)
  await expect.element(page.getByText('Adicionado aos favoritos')).toBeVisible()
  await expect.element(hearts.first()).toHaveAttribute('aria-pressed', 'true')
})

test('[8] a heart turns at once and turns back when the gateway refuses', async () => {
  const { session } = await newMember()
  const client = makeClient({ session })
  const refuse = gate()
  intercept(client, 'addFavorite', async () => {
    await refuse.passed
    throw refusal()
  })
  await renderApp(client, RNG)
  const heart = hearts.first()
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  refuse.open()
  await expect.element(page.getByText('Não foi possível salvar. Tente de novo.')).toBeVisible()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
})

test('[4] emptying a heart among the favorites takes the game away', async () => {
  const { session } = await newMember()
  await renderApp(makeClient({ session }), RNG)
  await hearts.nth(0).click()
  await expect.element(page.getByText('Adicionado aos favoritos')).toBeVisible()
  await tab('Favoritos').click()
  await expect.poll(() => tiles.elements().length).toBe(1)
  await hearts.first().click()
  await expect.element(page.getByText('Removido dos favoritos')).toBeVisible()
  await expect.element(page.getByText('Você ainda não tem favoritos')).toBeVisible()
})

test('[4] the favorites wait for their ids: nothing that the list holds is missing meanwhile', async () => {
  const { session } = await newMember()
  const client = makeClient({ session })
  await client.request((await import('@platform/sdk/games')).addFavorite, { nodeId: '10001', vendor: 'NEBULOSA' })
  const ids = gate()
  const asked = intercept(client, 'getFavoriteIds', async (_input, pass) => {
    await ids.passed
    return pass()
  })
  await renderApp(client, `${RNG}&category=FAV`)
  await expect.poll(() => tiles.elements().length).toBe(1)
  expect(asked).toHaveLength(1)
  expect(page.getByText('Você ainda não tem favoritos').query()).toBeNull()
  ids.open()
  await expect.element(hearts.first()).toHaveAttribute('aria-pressed', 'true')
  expect(tiles.elements()).toHaveLength(1)
})

test('[4] a category that is chosen again shows its first page from the cache and requests it again', async () => {
  const client = makeClient()
  const answer = gate()
  let again = false
  const asked = intercept(client, 'getGameList', async (input, pass) => {
    if (again && input.gameType === 'RNG') await answer.passed
    const page1 = (await pass()) as { games: { gameName: string }[] }
    return again ? { ...page1, games: page1.games.map((game, index) => (index ? game : { ...game, gameName: 'Recém-chegado' })) } : page1
  })
  await open(RNG, client)
  await expect.poll(() => tiles.elements().length).toBeGreaterThan(9)
  const first = new URL((tiles.first().getByRole('link').element() as HTMLAnchorElement).href).searchParams.get('gameName')!
  await tab('Pesca').click()
  await expect.poll(() => asked.at(-1)).toEqual({ gameType: 'FISH', pageNo: 1 })
  again = true
  await tab('Cassino').click()
  await expect.poll(() => asked.at(-1)).toEqual({ gameType: 'RNG', pageNo: 1 })
  expect(tiles.elements()[0]!.textContent).toContain(first)
  answer.open()
  await expect.element(page.getByText('Recém-chegado').first()).toBeVisible()
})

test('[6] favorites of a guest lead to the login', async () => {
  await open(`${RNG}&category=FAV`)
  await expect.element(page.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', expect.stringContaining('/m/login?back='))
})

test('[2.7] after a reload as many pages come back, and the place', async () => {
  history.replaceState({ place: { pages: 3, top: 2000 } }, '')
  onTestFinished(() => history.replaceState({}, ''))
  const client = makeClient()
  const asked = intercept(client, 'getGameList', (_input, pass) => pass())
  await open(RNG, client)
  await expect.poll(() => asked.map(({ pageNo }) => pageNo)).toEqual([1, 2, 3])
  await expect.poll(() => Math.round(scrollY)).toBe(2000)
})

test('[2.7] an impossible place is ignored', async () => {
  history.replaceState({ place: { pages: 9999, top: -1 } }, '')
  onTestFinished(() => history.replaceState({}, ''))
  await open()
  await expect.poll(() => tiles.elements().length).toBeGreaterThan(9)
  expect(scrollY).toBe(0)
})

test('[9] of a long list only the rows near the screen exist, wherever it is scrolled to', async () => {
  // A theme's type scale makes all tiles equally high.
  document.documentElement.classList.add(wireframeTheme)
  onTestFinished(() => document.documentElement.classList.remove(wireframeTheme))
  const client = makeClient()
  // The sixth page never loads: the list must not grow during the measurements below.
  const asked = intercept(client, 'getGameList', (input, pass) =>
    (input as { pageNo?: number }).pageNo === 6 ? new Promise(() => {}) : pass(),
  )
  await open(RNG, client)
  await expect.poll(() => tiles.elements().length).toBeGreaterThan(9)
  const list = () => page.getByRole('list').last().element()
  for (let pages = 1; pages < 5; pages++) {
    await expect.poll(() => pagesAtTheEnd(asked)).toBe(pages + 1)
    expect(list().querySelectorAll('*').length).toBeLessThanOrEqual(450)
  }
  const room = () => list().parentElement!.getBoundingClientRect().height
  await expect.poll(() => pagesAtTheEnd(asked)).toBe(6)
  const [before, height] = [room(), document.body.scrollHeight]
  for (const place of [0.5, 0, 0.8]) {
    scrollTo(0, place * height)
    // The visible rows are rendered in the next frame, without a layout shift.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    // Three heights, since one may be between two rows.
    const seen = [0.55, 0.6, 0.65].flatMap((part) => document.elementsFromPoint(150, innerHeight * part))
    expect(seen.some((element) => element.closest('article'))).toBe(true)
    // Less than a row: fonts may still load.
    expect(Math.abs(room() - before)).toBeLessThan(100)
  }
})

test('[9] tiles that grow, as with larger text, are measured again, and the browser reports no error', async () => {
  document.documentElement.classList.add(wireframeTheme)
  onTestFinished(() => {
    document.documentElement.classList.remove(wireframeTheme)
    document.documentElement.style.fontSize = ''
  })
  const client = makeClient()
  const asked = intercept(client, 'getGameList', (_input, pass) => pass())
  await open(RNG, client)
  // As many as an earlier visit had come back at once.
  await expect.poll(() => pagesAtTheEnd(asked)).toBeGreaterThan(1)
  scrollTo(0, 0)
  const room = () => page.getByRole('list').last().element().parentElement!.getBoundingClientRect().height
  const before = room()
  document.documentElement.style.fontSize = '200%'
  await expect.poll(room).toBeGreaterThan(before * 1.1)
})

test('[3] rooms are labelled, and a game whose vendor is closed says so on its tile and is no link', async () => {
  const client = makeClient()
  intercept(client, 'getGameList', async (_input, pass) => {
    const answer = (await pass()) as { games: object[] }
    return { ...answer, games: answer.games.map((game, index) => ({ ...game, roomType: ['free', 'vip'][index] })) }
  })
  await open('/m/gameList?gameType=LIVE', client)
  await expect.element(tiles.nth(0).getByText('Sala aberta')).toBeVisible()
  await expect.element(tiles.nth(1).getByText('VIP')).toBeVisible()
  const closed = tiles.filter({ hasText: 'Em manutenção' })
  await expect.element(closed).toBeVisible()
  expect(closed.getByRole('link').elements()).toHaveLength(0)
})

test('[2.7] a selected category does not undo a navigation that follows at once, while the next screen still loads', async () => {
  await renderApp(makeClient(), RNG, { realHistory: true })
  const type = tab('Esportes').first()
  await expect.element(type).toBeVisible()
  ;(type.element() as HTMLElement).click()
  // What a link does first.
  history.pushState(null, '', '/m/help')
  await expect.element(type).toHaveAttribute('aria-selected', 'true')
  await painted()
  expect(location.pathname).toBe('/m/help')
})
