import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { digestOfList, digestOfTicket, hashOfRain, rankTickets, splitRain, takeRainTicket } from '@platform/sdk/rewards'
import { walletKeys } from '@platform/sdk/query/wallet'
import { makeClient, newMember, renderScreen } from '@platform/test-kit/browser'
import { watchFocus } from '../../layout/watchFocus.ts'
import { intercept } from '../../testing/intercept.ts'
import { PACKETS, RainSky } from './RainSky.tsx'
import { RedRainScreen } from './RedRainScreen.tsx'

const path = '/m/redRain'
const TICKET = 'my-ticket'

/** A rain as a gateway with this seed returns it. */
async function rainOf(seed: string) {
  const terms = { id: 'R1', pool: 5000, packets: 3 }
  const tickets = await Promise.all([TICKET, 'b', 'c'].map(digestOfTicket))
  const amounts = await splitRain({ ...terms, seed })
  const hash = await hashOfRain({ ...terms, seed })
  const proof = { ...terms, hash, seed, amounts, tickets: tickets.toSorted(), listDigest: await digestOfList(tickets) }
  const amount = amounts[(await rankTickets(seed, tickets)).indexOf(await digestOfTicket(TICKET))]!
  return { facts: { ...terms, hash, smallest: Math.min(...amounts), largest: Math.max(...amounts) }, amount, proof }
}

/** A rain of which the member has a ticket; it was drawn when the page was opened again. The gateway may change the seed in between. */
async function reopenedRain(before: string, after: string) {
  onTestFinished(watchFocus())
  const { session: member } = await newMember()
  const [open, drawn] = [await rainOf(before), await rainOf(after)]
  const now = Date.now()
  const words = { title: 'Chuva', mean: 1666, bands: [], multiple: 0, tickets: 3, winners: [] }
  const times = { openTime: now - 40_000, closeTime: now + 60_000, drawTime: now + 62_000 }
  let ticket = ''
  const show = async (session: () => object) => {
    const client = makeClient({ session: member })
    intercept(client, 'getRedRain', () => Promise.resolve({ sessions: [session()], eligible: true, stake: 0, wagered: 0, days: 7 }))
    intercept(client, 'getRainProof', () => Promise.resolve(drawn.proof))
    const asked = intercept(client, takeRainTicket.name, () => Promise.resolve({ ticket: (ticket = TICKET) }))
    return {
      asked,
      ...(await renderScreen(
        <main>
          <RedRainScreen />
        </main>,
        { path, client },
      )),
    }
  }
  const first = await show(() => ({ ...words, ...open.facts, ...times, state: 'open', ticket }))
  await page.getByRole('button', { name: 'Entrar na chuva' }).dblClick()
  await expect.element(page.getByRole('button', { name: 'Pegar um envelope' })).toBeVisible()
  expect(first.asked).toEqual([{ id: 'R1' }])
  // The falling packets replace the button: the region around it gets the focus.
  await expect.element(page.getByRole('region', { name: 'Chuva' })).toHaveFocus()
  await first.unmount()
  const over = { closeTime: now - 5000, drawTime: now - 3000, state: 'drawn', amount: drawn.amount }
  await show(() => ({ ...words, ...drawn.facts, ...times, ...over, ticket }))
  const packet = page.getByRole('button', { name: 'Abrir envelope' })
  await expect.element(packet).toBeVisible()
  const past = page.getByRole('region', { name: 'Últimas chuvas' })
  // Its prize shows when it is opened, not below it.
  expect(past.query()).toBeNull()
  await packet.click()
  await expect.element(past).toBeVisible()
  await page.getByRole('button', { name: 'Conferir o sorteio' }).first().click()
}

test('[2.1] one tap takes one ticket; the packet is opened after a reload, and the page draws the rain again to check it', async () => {
  const renewed = vi.spyOn(QueryClient.prototype, 'invalidateQueries')
  await reopenedRain('seed', 'seed')
  // The page says that the prize is in the balance: the header must show it too.
  expect(renewed).toHaveBeenCalledWith({ queryKey: walletKeys.balance() })
  renewed.mockRestore()
  await expect.element(page.getByText('Você ganhou!')).toBeVisible()
  await expect.element(page.getByText(/^Tudo confere/)).toBeVisible()
  await expect.element(page.getByText('Sua participação está na lista e recebeu o que lhe cabe.')).toBeVisible()
  await expect.element(page.getByText(/^Este aparelho não viu/)).not.toBeInTheDocument()
})

test('[2.1] the prize of a packet that was never opened is in the balance as soon as the next rain shows it in the list', async () => {
  const client = makeClient({ session: (await newMember()).session })
  const { facts } = await rainOf('seed')
  const now = Date.now()
  const words = { title: 'Chuva', mean: 1666, bands: [], multiple: 0, tickets: 3, winners: [] }
  const before = { openTime: now - 90_000, closeTime: now - 60_000, drawTime: now - 58_000, state: 'drawn', ticket: TICKET, amount: 2000 }
  const next = { id: 'R2', openTime: now - 1000, closeTime: now + 60_000, drawTime: now + 62_000, state: 'open', ticket: '' }
  const sessions = [before, next].map((session) => ({ ...words, ...facts, ...session }))
  intercept(client, 'getRedRain', () => Promise.resolve({ sessions, eligible: true, stake: 0, wagered: 0, days: 7 }))
  const renewed = vi.spyOn(QueryClient.prototype, 'invalidateQueries')
  onTestFinished(() => renewed.mockRestore())
  await renderScreen(<RedRainScreen />, { path, client })
  await expect.element(page.getByText('Ganhou R$ 20,00')).toBeVisible()
  expect(renewed).toHaveBeenCalledWith({ queryKey: walletKeys.balance() })
})

test('[2.1] a gateway that swaps the list after its promise and the player’s reload is found out, though all that it shows then fits', async () => {
  await reopenedRain('seed', 'another')
  await expect.element(page.getByText(/^Algo não confere/)).toBeVisible()
  await expect.element(page.getByText('O segredo não é o que foi prometido.')).toBeVisible()
})

test('[2.1] the page goes on when a request fails: the rain that opened meanwhile is shown', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const client = makeClient({ session: (await newMember()).session })
  const { facts } = await rainOf('seed')
  const now = Date.now()
  const answers = [() => 60_000, () => Promise.reject(new Error('offline')), () => -1000]
  const asked = intercept(client, 'getRedRain', async () => {
    const openTime = now + (await (answers.shift() ?? answers.at(-1) ?? (() => -1000))())
    const times = { openTime, closeTime: openTime + 300_000, drawTime: openTime + 302_000 }
    const words = { title: 'Chuva', mean: 1666, bands: [], multiple: 0, tickets: 0, ticket: '', winners: [] }
    const session = { ...words, ...facts, ...times, state: openTime > now ? 'upcoming' : 'open' }
    return { sessions: [session], eligible: true, stake: 0, wagered: 0, days: 7 }
  })
  await renderScreen(<RedRainScreen />, { path, client })
  await expect.element(page.getByText('Você pode participar quando ela começar.')).toBeVisible()
  await vi.advanceTimersByTimeAsync(61_000)
  await expect.poll(() => asked.length).toBe(2)
  await vi.advanceTimersByTimeAsync(4000)
  await expect.element(page.getByRole('button', { name: 'Entrar na chuva' })).toBeVisible()
  vi.useRealTimers()
})

test('[2.1] what falls is moved by the compositor alone, at most 30 packets; the keyboard ends it as a tap does', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const onEnd = vi.fn()
  const client = makeClient({ session: (await newMember()).session })
  await renderScreen(<RainSky onEnd={onEnd} />, { path, client })
  for (let second = 0; second < 3; second++) await vi.advanceTimersByTimeAsync(1000)
  const drops = () => [...document.querySelectorAll('[aria-hidden="true"] > span')].filter((drop) => drop.getAnimations().length > 0)
  await expect.poll(() => drops().length).toBe(PACKETS)
  vi.useRealTimers()
  expect(PACKETS).toBeLessThanOrEqual(30)
  const moved = drops().flatMap((drop) => drop.getAnimations().flatMap((one) => (one.effect as KeyframeEffect).getKeyframes()))
  const names = new Set(moved.flatMap((frame) => Object.keys(frame)))
  expect([...names].filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name))).toEqual(['transform'])
  page.getByRole('button', { name: 'Pegar um envelope' }).element().focus()
  await userEvent.keyboard('{Enter}')
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('[2.1] with less motion the packets lie in a row, each as good as the others, and none is missed for being slow', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) as never,
  )
  const onEnd = vi.fn()
  await renderScreen(<RainSky onEnd={onEnd} />, { path, client: makeClient({ session: (await newMember()).session }) })
  await expect.element(page.getByRole('button', { name: 'Envelope 6' })).toBeVisible()
  page.getByRole('button', { name: 'Envelope 4' }).element().focus()
  await userEvent.keyboard('{Enter}')
  expect(onEnd).toHaveBeenCalledTimes(1)
  vi.restoreAllMocks()
})
