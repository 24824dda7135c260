import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { consoleApi, makeClient, newMember } from '@platform/test-kit/browser'
import { layoutOptions } from '@platform/ui/theme'
import { renderApp } from '../../testing/renderApp.tsx'
import { button } from '../../testing/roles.ts'
import { depositor } from '../../testing/depositor.ts'

const root = document.documentElement
const boxOf = (element: Element) => element.getBoundingClientRect()
const tabs = () => page.getByRole('navigation', { name: 'Principal' })
const amount = () => page.getByLabelText('Valor', { exact: true })

beforeEach(() => {
  onTestFinished(async () => {
    delete root.dataset.tabBar
    await page.viewport(390, 844)
  })
})

/** A member with everything in order, and an agent above. */
async function member() {
  const { session, userName } = await newMember({ balance: 50_000, upline: 'brunoagente' })
  const of = { merchant: 'ipanema', userName }
  await consoleApi('withdrawals/ready', of)
  return { client: makeClient({ session }), of }
}

async function openForm(path: string) {
  const { client } = path === '/m/voucherCenter' ? await depositor() : await member()
  await renderApp(client, path)
  await amount().fill('100')
}

/** The block with the button: what sticks above the tab bar. */
const blockOf = (submit: Element) => submit.closest('form > div') ?? submit.parentElement!

const forms = [
  ['/m/voucherCenter', /^Gerar Pix de R\$\s100,00$/, /^Sem taxa · na hora$/],
  ['/m/withdraw', /^Sacar R\$\s100,00$/, /^Sem taxa|^Taxa de R\$\s/],
  ['/m/upLine/transfer', /^Transferir R\$\s100,00$/, /^Sem taxa · chega na hora$/],
] as const

test.for(forms)(
  '[2.2] %s: amount first, and the button with its sum and fee above the tab bar, at most 120 px high',
  async ([path, label, note]) => {
    await openForm(path)
    expect(document.querySelector('main form input:not([type=hidden])')).toBe(amount().element())
    const submit = button(label)
    await expect.element(submit).toBeVisible()
    await expect.element(page.getByText(note)).toBeVisible()
    for (const kind of layoutOptions.tabBar) {
      root.dataset.tabBar = kind
      for (const [width, height] of [
        [390, 844],
        [320, 640],
      ] as const) {
        await page.viewport(width, height)
        const block = boxOf(blockOf(submit.element()))
        const at = `${kind} ${width}`
        expect(block.height, at).toBeLessThanOrEqual(120)
        expect(boxOf(submit.element()).bottom, at).toBeLessThanOrEqual(boxOf(tabs().element()).top)
        expect(block.top, at).toBeGreaterThan(height - 120 - 120)
        // Flat: nothing of the bar rises above it.
        const symbols = [...tabs().element().querySelectorAll('a span:first-child')]
        expect(Math.min(...symbols.map((symbol) => boxOf(symbol).top)), at).toBeGreaterThanOrEqual(boxOf(tabs().element()).top)
      }
    }
  },
)

test('[2.1] the button of a rebate has the sum, above the tab bar', async () => {
  const { client, of } = await member()
  await consoleApi('bets/lose', { ...of, amount: 40_000, gameType: 'RNG' })
  await renderApp(client, '/m/member/manualRebate')
  const submit = button(/^Resgatar R\$\s0,80$/)
  await expect.element(submit).toBeVisible()
  await expect.element(page.getByText('Sem taxa · cai na hora no seu saldo')).toBeVisible()
  expect(boxOf(submit.element()).bottom).toBeLessThanOrEqual(boxOf(tabs().element()).top)
})

test.for(forms)('[2.2] %s: beside a keyboard the button and the tab bar leave the view', async ([path, label]) => {
  await openForm(path)
  amount().element().focus()
  await page.viewport(390, 540)
  await expect.element(tabs()).not.toBeInTheDocument()
  expect(boxOf(button(label).element()).top).toBeGreaterThan(boxOf(amount().element()).bottom)
  expect(getComputedStyle(blockOf(button(label).element())).position).toBe('static')
  // The keyboard is closed.
  await page.viewport(390, 844)
  await expect.element(tabs()).toBeVisible()
  expect(getComputedStyle(blockOf(button(label).element())).position).toBe('sticky')
})
