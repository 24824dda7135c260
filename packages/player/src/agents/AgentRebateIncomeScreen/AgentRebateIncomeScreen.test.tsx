import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getTeamRebates, REBATE_PARTS } from '@platform/sdk/agents'
import { renderScreen, signedInClient } from '@platform/test-kit/browser'
import { intercept } from '../../testing/intercept.ts'
import { AgentRebateIncomeScreen } from './AgentRebateIncomeScreen.tsx'

/** The number in a text such as R$ 1.234,5678 or 1,35%. */
const numberOf = (text: string) => Number(/[\d.]+,\d+/.exec(text)![0].replaceAll('.', '').replace(',', '.'))

test('[7.5] the levels add up to the sum, what is left over is shown, and a row opens its calculation to the last digit', async () => {
  const client = await signedInClient({ userName: 'brunoagente', password: 'Demo1234' } as Parameters<typeof signedInClient>[0])
  const asked = intercept(client, 'getTeamRebates', (_input, pass) => pass())
  await renderScreen(<AgentRebateIncomeScreen />, { path: '/m/member/teamRebate', client })
  await expect.element(page.getByRole('heading', { name: 'Rebate por nível' })).toBeVisible()
  await expect.element(page.getByText('Passa para o dia seguinte')).toBeVisible()
  const { levels, footer } = await getTeamRebates(client, asked[0] as Parameters<typeof getTeamRebates>[1])
  const shown = page.getByRole('listitem').filter({ hasText: 'Apostas válidas' }).elements()
  expect(shown.map(({ textContent }) => numberOf(textContent))).toEqual(levels.map(({ parts }) => parts / (100 * REBATE_PARTS)))
  expect(levels.reduce((sum, { parts }) => sum + parts, 0)).toBe(footer.parts)
  await page.getByRole('listitem').filter({ hasText: '×' }).first().getByRole('button').click()
  const formula = page.getByRole('dialog').getByText(/×.*=/)
  await expect.element(formula).toBeVisible()
  const [stake, rate, theirRate, amount] = formula.element().textContent.split(/[×−=]/).map(numberOf)
  expect((stake! * (rate! - theirRate!)) / 100).toBeCloseTo(amount!, 6)
})
