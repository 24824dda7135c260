import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { digestOfList, digestOfTicket, hashOfRain, rankTickets, splitRain, takeRainTicket } from '@platform/sdk/rewards'
import { makeClient, newMember, renderScreen } from '@platform/test-kit/browser'
import { intercept } from '../../testing/intercept.ts'
import { PACKETS, RainSky } from './RainSky.tsx'
import { RedRainScreen } from './RedRainScreen.tsx'

const path = '/m/redRain'
const TICKET = 'my-ticket'

/** A rain of a gateway that keeps its promise, or `swaps` the list and shows a promise that fits the new one. */
async function rainOf({ swaps = false } = {}) {
  const terms = { id: 'R1', pool: 5000, packets: 3 }
  const seed = swaps ? 'another' : 'seed'
  const tickets = await Promise.all([TICKET, 'b', 'c'].map(digestOfTicket))
  const amounts = await splitRain({ ...terms, seed })
  const amount = amounts[(await rankTickets(seed, tickets)).indexOf(await digestOfTicket(TICKET))]!
  const proof = {
    ...terms,
    seed,
    amounts,
    tickets: tickets.toSorted(),
    listDigest: await digestOfList(tickets),
    hash: await hashOfRain({ ...terms, seed }),
  }
  return { terms, amount, proof, promise: await hashOfRain({ ...terms, seed: 'seed' }) }
}

/** The screen at an open rain that is drawn as soon as the ticket is taken. */
async function openRain({ terms, amount, proof, promise }: Awaited<ReturnType<typeof rainOf>>) {
  const client = makeClient({ session: (await newMember()).session })
  const now = Date.now()
  let taken = false
  const session = () => ({
    ...terms,
    title: 'Chuva',
    state: taken ? 'drawn' : 'open',
    openTime: now - 40_000,
    closeTime: taken ? now - 5000 : now + 60_000,
    drawTime: taken ? now - 3000 : now + 62_000,
    smallest: 1,
    largest: 3000,
    mean: 1666,
    bands: [],
    hash: taken ? proof.hash : promise,
    multiple: 0,
    tickets: 3,
    ticket: taken ? TICKET : '',
    amount: taken ? amount : undefined,
    winners: [],
  })
  intercept(client, 'getRedRain', () => Promise.resolve({ sessions: [session()], eligible: true, stake: 0, wagered: 0, days: 7 }))
  intercept(client, 'getRainProof', () => Promise.resolve(proof))
  const asked = intercept(client, takeRainTicket.name, () => {
    taken = true
    return Promise.resolve({ ticket: TICKET })
  })
  await renderScreen(<RedRainScreen />, { path, client })
  await page.getByRole('button', { name: 'Entrar na chuva' }).dblClick()
  await page.getByRole('button', { name: 'Abrir envelope' }).click()
  await page.getByRole('button', { name: 'Conferir o sorteio' }).click()
  return asked
}

test('[2.1] one tap takes one ticket; the packet is opened, and the page draws the rain again to check it', async () => {
  const asked = await openRain(await rainOf())
  await expect.element(page.getByText('Você ganhou!')).toBeVisible()
  await expect.element(page.getByText(/^Tudo confere/)).toBeVisible()
  await expect.element(page.getByText('Sua participação está na lista e recebeu o que lhe cabe.')).toBeVisible()
  expect(asked).toEqual([{ id: 'R1' }])
})

test('[2.1] a gateway that swaps the list after its promise is found out, also when it shows a promise that fits', async () => {
  await openRain(await rainOf({ swaps: true }))
  await expect.element(page.getByText(/^Algo não confere/)).toBeVisible()
  await expect.element(page.getByText('O segredo não é o que foi prometido.')).toBeVisible()
})

test('[2.1] the page goes on when a request fails: the rain that opened meanwhile is shown', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const client = makeClient({ session: (await newMember()).session })
  const { terms, promise } = await rainOf()
  const now = Date.now()
  const answers = [() => 60_000, () => Promise.reject(new Error('offline')), () => -1000]
  const asked = intercept(client, 'getRedRain', async () => {
    const openTime = now + (await (answers.shift() ?? answers.at(-1) ?? (() => -1000))())
    const times = { openTime, closeTime: openTime + 300_000, drawTime: openTime + 302_000 }
    const facts = { smallest: 1, largest: 3000, mean: 1666, bands: [], multiple: 0, tickets: 0, ticket: '', winners: [] }
    const session = { ...terms, ...times, ...facts, title: 'Chuva', state: openTime > now ? 'upcoming' : 'open', hash: promise }
    return { sessions: [session], eligible: true, stake: 0, wagered: 0, days: 7 }
  })
  await renderScreen(<RedRainScreen />, { path, client })
  await expect.element(page.getByText('Você pode participar. Volte quando ela começar.')).toBeVisible()
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
