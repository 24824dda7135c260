import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { makeClient } from '@platform/test-kit/browser'
import { renderApp } from '../../testing/renderApp.tsx'

test('[2.18] the side bar of home holds service and the social pages, each network once and with its own mark', async () => {
  await renderApp(makeClient(), '/m/home')
  const bar = page.getByRole('complementary', { name: 'Atendimento' })
  await bar.getByRole('button').click()
  await expect.element(bar.getByRole('link', { name: 'Telegram' })).toBeVisible()
  const rows = bar
    .getByRole('link')
    .elements()
    .map((link) => ({ name: link.textContent, mark: link.querySelector('svg')?.innerHTML }))
  const names = rows.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const network of ['Facebook', 'Telegram', 'WhatsApp']) expect(names.filter((name) => name.includes(network))).toHaveLength(1)
  const marks = ['Facebook', 'Telegram', 'WhatsApp'].map((network) => rows.find(({ name }) => name.includes(network))?.mark)
  expect(new Set(marks).size).toBe(3)
})
