import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderScenario } from './renderScenario.ts'

const main = () => page.getByRole('main')
const rootSize = () => parseFloat(getComputedStyle(document.documentElement).fontSize)

test('[7.1] messages that fail to load say so, and can be requested again', async () => {
  await renderScenario('messages/failed')
  await expect.element(main().getByRole('button', { name: /tentar/i })).toBeVisible()
})

test('[2.16] a new member has no bets, and the screen says that', async () => {
  await renderScenario('gameRecord/empty')
  await expect
    .element(
      main()
        .getByText(/nenhuma aposta/i)
        .first(),
    )
    .toBeVisible()
})

test('[2.7] a game list whose answer is on its way shows no game and no failure', async () => {
  await renderScenario('gameList/loading')
  await expect.poll(() => main().element().textContent).not.toBe('')
  expect(main().getByRole('article').elements()).toEqual([])
  expect(
    main()
      .getByRole('button', { name: /tentar/i })
      .elements(),
  ).toEqual([])
})

test('[5] the member screen leads a guest to the login and back', async () => {
  const { router } = await renderScenario('mine/guest')
  await expect.poll(() => router.state.location.search).toBe('?back=%2Fm%2Fmine')
})

test('[2.1] a browser that stores nothing shows home all the same', async () => {
  await renderScenario('home/storage-full')
  expect(() => localStorage.setItem('a', 'b')).toThrow('quota')
  await expect.element(main().getByRole('article').first()).toBeVisible()
  expect(
    main()
      .getByRole('button', { name: /tentar/i })
      .elements(),
  ).toEqual([])
})

test.each([
  ['mine/long-texts', 1],
  ['mine/text-200', 2],
] as const)('[3] %s changes the texts, which still fit a phone', async (name, scale) => {
  const { changeTexts } = await renderScenario(name)
  await expect.element(main().getByRole('heading').or(main().getByRole('link')).first()).toBeVisible()
  const [size, length] = [rootSize(), main().element().textContent.length]
  changeTexts()
  expect(rootSize()).toBe(size * scale)
  if (scale === 1) expect(main().element().textContent.length).toBeGreaterThan(length)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})

test('[3] a player who wants no motion gets none', async () => {
  await renderScenario('home/reduced-motion')
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true)
})

test('[3] the browser is as before after a scenario', () => {
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(false)
  expect(() => localStorage.setItem('a', 'b')).not.toThrow()
  expect(document.documentElement.style.fontSize).toBe('')
})

test('[7.6] the last half minute of a PIX code is counted down by the clock of the gateway', async () => {
  await renderScenario('deposit/pix-ending')
  await expect
    .element(
      main()
        .getByRole('timer')
        .getByText(/00:[0-2]\d/)
        .first(),
    )
    .toBeVisible()
})

test('[contract] what needs a built site says so', async () => {
  await expect(renderScenario('activityInfo/loading')).rejects.toThrow('activityInfo/loading needs a built site: its code is late')
})
