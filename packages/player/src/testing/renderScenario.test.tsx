import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderScenario } from './renderScenario.ts'

const main = () => page.getByRole('main')

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

test('[contract] what needs a whole browser says so', async () => {
  await expect(renderScenario('home/storage-full')).rejects.toThrow('home/storage-full needs a whole browser: storageFull')
})
