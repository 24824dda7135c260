import { afterEach, expect, test, vi } from 'vitest'
import { makeClient, newMember, renderScreen } from '@platform/test-kit/browser'
import { MerchantProvider, useMerchant } from '../../merchant/MerchantProvider.tsx'
import { renewal } from '../../session/watchUse.ts'
import { intercept } from '../../testing/intercept.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { SettledHost } from './SettledHost.tsx'

afterEach(() => vi.useRealTimers())

async function openWith(client: ReturnType<typeof makeClient>) {
  const asked = intercept(client, 'renewSession', (_input, pass) => pass())
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  await renderScreen(<InMarket market="gb" />, { client, shell: false })
  return asked
}

function InMarket({ market }: { market: 'gb' }) {
  const value = useMerchant()
  return (
    <MerchantProvider value={{ ...value, merchant: { ...value.merchant, market } }}>
      <SettledHost />
    </MerchantProvider>
  )
}

test('[7.5] where the market locks no idle session, that of a member who uses the site is renewed: every 10 minutes, and on a return to the page', async () => {
  const asked = await openWith(makeClient({ session: (await newMember()).session }))
  dispatchEvent(new Event('pointerdown'))
  vi.advanceTimersByTime(renewal.every)
  await expect.poll(() => asked.length).toBe(1)
  vi.advanceTimersByTime(renewal.least)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => asked.length).toBe(2)
})

test('[2.3] which wallets a member has is loaded with the others on home, and for no guest', async () => {
  const session = (await newMember({ balance: 700 })).session
  const [member, guest] = [makeClient({ session }), makeClient()]
  const [asked, unasked] = [member, guest].map((client) => intercept(client, 'getMerchantWallet', (_input, pass) => pass()))
  await renderApp(guest, '/m/home')
  await renderApp(member, '/m/home')
  await expect.poll(() => asked!.length).toBe(1)
  expect(unasked).toHaveLength(0)
})
