import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { expect, userEvent, waitFor } from 'storybook/test'
import { useState } from 'react'
import { row, rows } from '../../stories/stories.css.ts'
import { Button } from '../Button/Button.tsx'
import { Money } from './Money.tsx'

const meta = { title: 'Content/Money', component: Money, args: { minor: 123450, symbol: 'R$', size: 'lg' } } satisfies Meta<typeof Money>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = {
  render: () => (
    <div className={rows}>
      {(['md', 'lg', 'xl'] as const).map((size) => (
        <div key={size} className={row}>
          <Money minor={128450} symbol="R$" size={size} />
          <Money minor={12050} symbol="R$" signed size={size} />
          <Money minor={-26750} symbol="R$" signed size={size} />
          <Money minor={128450} symbol="R$" masked size={size} />
        </div>
      ))}
    </div>
  ),
}
export const Zero: Story = { args: { minor: 0, signed: true } }
export const Huge: Story = { ...narrow, args: { minor: 9007199254740991, size: 'xl' } }

function Prize() {
  const [minor, setMinor] = useState(128_450)
  return (
    <div className={rows}>
      <Money minor={minor} symbol="R$" size="xl" counting />
      <Button onClick={() => setMinor(minor + 250_000)}>Ganhar R$ 2.500</Button>
    </div>
  )
}
export const CountsUp: Story = {
  render: () => <Prize />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    // Read out at once, animated visually.
    await expect(canvas.getByText(/3\.784,50/)).toBeInTheDocument()
    await waitFor(() => expect(canvas.getAllByText(/3\.784,50/)).toHaveLength(1), { timeout: 3000 })
  },
}
