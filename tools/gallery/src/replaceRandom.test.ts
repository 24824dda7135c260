import { chromiumLaunch } from '@platform/config/chromium'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newToken } from '../../../apps/sandbox/src/gateway/tokens.ts'
import { numbered } from '../../../apps/sandbox/src/gateway/numbered.ts'
import { alphanumeric, transactionId } from '../../../apps/sandbox/src/paymentService/bank/transactionId.ts'
import { writeBrCode } from '../../../packages/sdk/src/exports/brCode.ts'
import { minor } from '../../../packages/sdk/src/exports/index.ts'
import { oneTimePassword } from '../../../packages/player/src/agents/AgentRegisterScreen/oneTimePassword.ts'
import { replaceRandom } from './replaceRandom.ts'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunch())
})
afterAll(() => browser.close())

const receiver = { name: 'IPANEMA JOGOS LTDA', city: 'SAO PAULO', txid: '***' }
const at = Date.parse('2026-11-20T15:00:20-03:00')

async function show(texts: string[], path = '') {
  const page = await browser.newPage()
  const code = `<svg viewBox="-4 -4 29 29" shape-rendering="crispEdges"><path d="${path}"/></svg>`
  await page.setContent(texts.map((text) => `<p>${text}</p>`).join('') + code)
  await page.evaluate(replaceRandom)
  const shown = await page.evaluate(() => ({
    texts: [...document.querySelectorAll('p')].map(({ textContent }) => textContent),
    path: document.querySelector('path')?.getAttribute('d'),
  }))
  await page.close()
  return shown
}

const random = () => [
  numbered('D', at),
  `W: ${numbered('W', at)}.`,
  transactionId('E', at),
  oneTimePassword(),
  crypto.randomUUID().replaceAll('-', ''),
  `qa${at.toString(36)}${alphanumeric(4).toLowerCase()}`,
  writeBrCode({ singleUse: true, to: { url: `pix.banco.example/qr/v2/${newToken().slice(0, 36)}` }, amount: minor(10_000), ...receiver }),
  `<b role="timer">00:08:${String(Math.floor(Math.random() * 60)).padStart(2, '0')}</b>`,
]

test('[3] what differs in every run is the same in two pictures', async () => {
  const [first, second] = [await show(random(), 'M0 0h1'), await show(random(), 'M2 2h1')]

  expect(first).toEqual(second)
  expect(first.texts.slice(0, 2)).toEqual(['D2611200123456789', 'W: W2611200123456789.'])
})

test('[3] all other texts stay', async () => {
  const texts = ['R$ 1.234.567,89', 'Sorteio 2611200901', 'qa', 'bem-vindo2', 'D261120', 'Futebol 2026', '00020101 é um código', 'anaclara']
  const { texts: shown } = await show([...texts, '<b role="timer">--:--:--</b>'])
  expect(shown).toEqual([...texts, '--:--:--'])
})
