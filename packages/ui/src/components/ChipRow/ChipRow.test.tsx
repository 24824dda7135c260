import { expect, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import { FilterChip } from '../FilterChip/FilterChip.tsx'
import { ChipRow } from './ChipRow.tsx'

const names = ['Hoje', '7 dias', '30 dias', 'Ontem', '15 dias', '12/11 – 28/11']
const row = (chosen: string) => (
  <div style={{ width: 280, paddingInline: 16 }}>
    <ChipRow label="Período" value={chosen}>
      {names.map((name) => (
        <FilterChip key={name} selected={name === chosen}>
          {name}
        </FilterChip>
      ))}
    </ChipRow>
  </div>
)

test('[7.4] its chips are in one row of 44 px; the chosen one is in view, also after another choice', async () => {
  const screen = await render(row('Hoje'))
  const chips = screen.getByRole('button').elements()
  expect(new Set(chips.map((chip) => chip.getBoundingClientRect().top)).size).toBe(1)
  for (const chip of chips) expect(chip.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  for (const chosen of ['12/11 – 28/11', '7 dias']) {
    await screen.rerender(row(chosen))
    await expect
      .poll(() => {
        const box = screen.getByRole('group').element().getBoundingClientRect()
        const chip = screen.getByRole('button', { name: chosen }).element().getBoundingClientRect()
        return chip.left >= box.left && chip.right <= box.right
      })
      .toBe(true)
  }
})
