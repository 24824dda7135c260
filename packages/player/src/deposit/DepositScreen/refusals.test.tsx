import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Client, OutputOf } from '@platform/sdk'
import type { DepositOrder, getDepositChannels } from '@platform/sdk/deposit'
import { renderScreen } from '@platform/test-kit/browser'
import { PLATFORM_ZONE } from '../../i18n/platformZone.ts'
import { depositor, pixOrder } from '../../testing/depositor.ts'
import { intercept } from '../../testing/intercept.ts'
import { button } from '../../testing/roles.ts'
import { DepositScreen } from './DepositScreen.tsx'

const path = '/m/voucherCenter'
const open = (client: Client, query = '') => renderScreen(<DepositScreen />, { path: path + query, client })
const nightNow = page.getByText(/À noite, muitos bancos recusam mais de R\$\s1\.000,00/)

/** The gateway's night begins or ends at the hour that it is now. */
function nightOf(client: Client, part: 'from' | 'until') {
  const hour = Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: PLATFORM_ZONE }).format(Date.now()))
  const hours = part === 'from' ? { from: hour, until: (hour + 2) % 24 } : { from: (hour + 22) % 24, until: hour }
  const moved = <T extends { bankLimits?: DepositOrder['bankLimits'] }>(paid: T): T => {
    const { night } = paid.bankLimits ?? {}
    return night ? { ...paid, bankLimits: { ...paid.bankLimits, night: { ...night, ...hours } } } : paid
  }
  intercept(client, 'getDepositOrder', async (_input, pass) => moved((await pass()) as DepositOrder))
  intercept(client, 'getDepositChannels', async (_input, pass) => {
    const answer = (await pass()) as OutputOf<typeof getDepositChannels>
    return { ...answer, channels: answer.channels.map(moved) }
  })
}

test('[7.6] an open order explains on demand why the bank may refuse it, with the limits that the gateway sent', async () => {
  const { client } = await depositor()
  const orderNo = await pixOrder(client)
  await open(client, `?order=${orderNo}`)
  const night = page.getByText(/das 20 h às 6 h, muitos bancos liberam até R\$\s1\.000,00/)
  await expect.element(button('Copiar código Pix')).toBeVisible()
  await expect.element(night).not.toBeVisible()
  await page.getByText('O banco recusou?').click()
  await expect.element(night).toBeVisible()
  await expect.element(page.getByText(/até R\$\s200,00 por Pix e R\$\s1\.000,00 por dia/)).toBeVisible()
  await expect.element(nightNow).not.toBeInTheDocument()
})

test('[7.6] a transfer has no limits of PIX', async () => {
  const { client } = await depositor()
  await open(client)
  await page.getByText('Trocar', { exact: true }).click()
  await page.getByRole('radio', { name: /Transferência/ }).click()
  await button('R$ 1.000').click()
  await page.getByLabelText('Banco para a transferência').selectOptions('001 · Banco do Brasil')
  await button(/^Ver (dados da )?conta/).click()
  await page.getByText('O banco recusou?').click()
  await expect.element(page.getByText(/Veja no app do banco/i)).toBeVisible()
  await expect.element(page.getByText(/À noite|por Pix/)).not.toBeInTheDocument()
})

test('[7.6] at night an amount above the limit of banks says so before the order is made and before it is paid', async () => {
  const { client } = await depositor()
  nightOf(client, 'from')
  await open(client)
  await page.getByLabelText('Valor').fill('1000')
  await expect.element(nightNow).not.toBeInTheDocument()
  await page.getByLabelText('Valor').fill('1000,01')
  await expect.element(nightNow).toBeVisible()
  await button(/^Gerar Pix/).click()
  await expect.element(button('Copiar código Pix')).toBeVisible()
  await expect.element(nightNow).toBeVisible()
})

test('[7.6] when the night is over nothing is said of it', async () => {
  const { client } = await depositor()
  nightOf(client, 'until')
  const orderNo = await pixOrder(client, 200_000)
  await open(client, `?order=${orderNo}`)
  await expect.element(button('Copiar código Pix')).toBeVisible()
  await expect.element(nightNow).not.toBeInTheDocument()
})
