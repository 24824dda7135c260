import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { painted } from '@platform/config/settle'
import { makeClient, newMember, renderScreen } from '@platform/test-kit/browser'
import { lotteryEntries } from '../../storage/lotteryEntries.ts'
import { gate, intercept } from '../../testing/intercept.ts'
import { writeCursor } from './settledCursor.ts'
import { SettledNotice } from './SettledNotice.tsx'

const bet = { orderNo: 'A123', gameCode: 'M1', gameName: 'Minuto', numero: '123', stake: 100, prize: 1200, settledTime: 1 }
const news = page.getByText(/Concurso 123: você ganhou/)

/** The notice of a member with a settled bet; `meanwhile` happens while the gateway answers. */
async function open(meanwhile: (userName: string) => void = () => undefined) {
  const { session } = await newMember()
  const client = makeClient({ session })
  const answered = gate()
  intercept(client, 'getSettledBets', async () => {
    meanwhile(session.userName)
    answered.open()
    return { content: [bet], cursor: 'after' }
  })
  const balance = gate()
  intercept(client, 'getWalletBalance', (_input, pass) => pass().finally(balance.open))
  await renderScreen(<SettledNotice userName={session.userName} />, { path: '/m/help', client })
  await Promise.all([answered.passed, balance.passed])
  await painted()
}

afterEach(() => lotteryEntries.settledUntil.remove())

test('[7.4] a settled bet is announced', async () => {
  await open()
  await expect.element(news).toBeVisible()
})

test('[7.4] what another tab has announced meanwhile is not announced again: browsers may show its cursor later than they hand on the lock', async () => {
  await open((userName) => writeCursor({ userName, cursor: 'after' }))
  expect(news.query()).toBeNull()
})
