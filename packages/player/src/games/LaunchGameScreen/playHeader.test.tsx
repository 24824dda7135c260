import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeClock, painted } from '@platform/config/settle'
import { setLimit } from '@platform/sdk/protection'
import { consoleApi, makeClient, newMember, renderScreen, signedInClient } from '@platform/test-kit/browser'
import { entries } from '../../storage/entries.ts'
import { sayInGame as say } from '../../testing/gameFrame.ts'
import { intercept } from '../../testing/intercept.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { PlayClock } from './PlayClock.tsx'

const GAME = '/m/launchGame?nodeId=10001&vassalage=NEBULOSA&gameType=RNG&gameName=Lim%C3%A3o+Real'
const net = page.getByRole('group', { name: 'Ganho ou perda desta sessão' }).last()
const limit = page.getByRole('meter', { name: 'Perda por dia' }).last()
const clock = page.getByRole('timer', { name: 'Tempo de jogo' }).last()

/** Opens the game in a page more of this member, beside those that are open: the last ones below. */
async function open(client: ReturnType<typeof makeClient>) {
  intercept(client, 'launchGame', async (_input, pass) => {
    await pass()
    return { gameUrl: '/package.json' }
  })
  await renderApp(client, GAME)
  await vi.waitFor(() => say('ready'), { timeout: 20_000 })
}

/** What the bar says, without the seconds that pass. */
async function sums() {
  await expect.element(net.getByText(/12,34$/), { timeout: 10_000 }).toBeVisible()
  await expect.element(limit).toBeVisible()
  expect(clock.element().textContent).toMatch(/^0:0\d:\d\d$/)
  return [net.element().textContent, limit.element().getAttribute('aria-valuetext')]
}

test('[7.3] a deposit, a bonus, hidden amounts, a reload and a second device leave time, result and limit of the bar as they are', async () => {
  const person = await newMember({ balance: 10_000 })
  const about = { merchant: 'ipanema', userName: person.userName }
  const client = makeClient({ session: person.session })
  await setLimit(client, { kind: 'loss', period: 'day', value: 5000 })
  entries.balanceMasked.set(true)
  onTestFinished(() => entries.balanceMasked.set(false))
  let answers = 0
  intercept(client, 'getPlaySession', (_input, pass) => pass().finally(() => answers++))
  await open(client)
  say('roundStarted', { roundId: 'r1', stake: 1234 })
  await consoleApi('bets/lose', { ...about, amount: 1234 })
  say('roundEnded', { roundId: 'r1', stake: 1234, payout: 0 })
  const before = await sums()
  expect(before).toEqual([expect.stringMatching(/^\D*[-−]R\$\s12,34$/), expect.stringMatching(/^Usado: R\$\s12,34 de R\$\s50,00$/)])
  expect(limit.element().getAttribute('aria-valuenow')).toBe('24')

  await consoleApi('deposits', { ...about, amount: 5000 })
  await consoleApi('rewards/give', { ...about, titlePt: 'Bônus', titleEn: 'Bonus', contentPt: '<p>Bônus</p>', amount: 700 })
  const earlier = answers
  say('balance', { balance: 14_466 })
  await expect.poll(() => answers).toBeGreaterThan(earlier)
  await painted()
  expect(await sums()).toEqual(before)
  await open(makeClient({ session: person.session }))
  expect(await sums()).toEqual(before)
  await open(await signedInClient(person))
  expect(await sums()).toEqual(before)
})

test('[7.3] the time of the bar is that of the gateway after eight hours, whatever the timers of the page missed', async () => {
  const { pass } = fakeClock()
  const startedAt = 1_800_000_000_000
  let now = startedAt
  await renderScreen(<PlayClock startedAt={startedAt} now={() => now} label="Tempo de jogo" />)
  for (let hour = 1; hour <= 8; hour++) {
    now = startedAt + hour * 3_600_000 + 999
    // One tick for an hour: a page in the background.
    await pass(1000)
    expect(clock.element().textContent).toBe(`${hour}:00:00`)
  }
})
