import { expect, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import { Money } from '../Money/Money.tsx'
import { StatTile } from './StatTile.tsx'

test('a value is never smaller than its label, however narrow the tile', async () => {
  const { container } = await render(
    <div style={{ width: 96 }}>
      <StatTile label="Cashback" value={<Money minor={1_234_567} symbol="R$" />} />
    </div>,
  )
  const [label, value] = [...container.querySelectorAll('p')].map((line) => parseFloat(getComputedStyle(line).fontSize))
  expect(value).toBeGreaterThan(label!)
})
