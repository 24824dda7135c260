import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { makeClient } from '@platform/test-kit/browser'
import { renderApp } from '../../testing/renderApp.tsx'
import { withTheme } from '../../testing/withTheme.ts'

test('[2.18] the side bar of home holds service and the social pages, each address once and with the mark of its network', async () => {
  withTheme()
  await renderApp(makeClient(), '/m/home')
  const bar = page.getByRole('complementary', { name: 'Atendimento' })
  await bar.getByRole('button').click()
  await expect.element(bar.getByRole('link', { name: 'Telegram', exact: true })).toBeVisible()
  const rows = bar
    .getByRole('link')
    .elements()
    .map((link) => ({ name: link.textContent, mark: link.querySelector('svg')?.innerHTML }))
  const names = rows.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  // Ipanema's service is on Telegram and WhatsApp as well.
  for (const network of ['Facebook', 'Telegram', 'WhatsApp']) expect(names).toContain(`Ipanema no ${network}`)
  for (const network of ['Telegram', 'WhatsApp']) expect(names).toContain(network)
  const marks = ['Facebook', 'Telegram', 'WhatsApp'].map((network) => rows.find(({ name }) => name.includes(network))?.mark)
  expect(new Set(marks).size).toBe(3)
})
