import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { signedInClient } from '@platform/test-kit/browser'
import { renderApp } from '../../../testing/renderApp.tsx'

const demo = (userName: string) => signedInClient({ userName, password: 'Demo1234' } as Parameters<typeof signedInClient>[0])

test.for([
  ['anaclara', '/m/gameRecord?period=30d'],
  ['anaclara', '/m/vouReport?period=30d'],
  ['brunoagente', '/m/teamBetting?period=30d'],
  ['brunoagente', '/m/transaction/record?period=30d'],
] as const)(
  '[7.4] %s at %s: at 390 × 844 the first figure is within 190 px, the periods in one row beside the filter',
  async ([name, path]) => {
    expect([innerWidth, innerHeight]).toEqual([390, 844])
    await renderApp(await demo(name), path)
    const figure = page.getByRole('region', { name: 'Totais do período' }).getByRole('definition').first()
    await expect.poll(() => figure.query()?.textContent, { timeout: 10_000 }).toMatch(/\d,\d\d/)
    expect(figure.element().getBoundingClientRect().top).toBeLessThanOrEqual(190)
    const row = page.getByRole('group', { name: 'Período' })
    const chips = row.getByRole('button').elements()
    expect(chips.map(({ textContent }) => textContent)).toEqual(['Hoje', '7 dias', '30 dias', 'Ontem', '15 dias', 'Datas'])
    expect(new Set(chips.map((chip) => chip.getBoundingClientRect().top)).size).toBe(1)
    const filter = page
      .getByRole('button', { name: /^Filtrar/ })
      .element()
      .getBoundingClientRect()
    expect(filter.left).toBeGreaterThanOrEqual(row.element().getBoundingClientRect().right)
    expect(filter.right).toBeLessThanOrEqual(390)
  },
)
