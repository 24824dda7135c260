import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { consoleApi, makeClient, newMember } from '@platform/test-kit/browser'
import { renderApp } from '../../testing/renderApp.tsx'
import { button } from '../../testing/roles.ts'
import { depositor } from '../../testing/depositor.ts'

const boxOf = (element: Element) => element.getBoundingClientRect()
const tabs = () => page.getByRole('navigation', { name: 'Navegação principal' })
const amount = () => page.getByLabelText('Valor', { exact: true })

beforeEach(() => onTestFinished(() => page.viewport(390, 844)))

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
  ['/m/voucherCenter', /^Gerar Pix de R\$\s100,00$/, /^Sem taxa\s·\sna hora$/],
  ['/m/withdraw', /^Sacar R\$\s100,00$/, /^Sem taxa|^Taxa de R\$\s/],
  ['/m/upLine/transfer', /^Transferir R\$\s100,00$/, /^Sem taxa · chega na hora$/],
] as const

test.for(forms)('[2.2] %s: amount first; the button has its sum, the fee is below it', async ([path, label, note]) => {
  await openForm(path)
  expect(document.querySelector('main form input:not([type=hidden])')).toBe(amount().element())
  const submit = button(label)
  await expect.element(submit).toBeVisible()
  await expect.poll(() => blockOf(submit.element()).lastElementChild?.textContent).toMatch(note)
})

test('[2.1] the button of a rebate has its sum', async () => {
  const { client, of } = await member()
  await consoleApi('bets/lose', { ...of, amount: 40_000, gameType: 'RNG' })
  await renderApp(client, '/m/member/manualRebate')
  const submit = button(/^Resgatar R\$\s0,80$/)
  await expect.element(submit).toBeVisible()
  await expect.element(page.getByText('Sem taxa · cai na hora no seu saldo')).toBeVisible()
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
