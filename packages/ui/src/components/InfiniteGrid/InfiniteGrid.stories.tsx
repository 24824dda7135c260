import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { expect, fn, userEvent } from 'storybook/test'
import { rows } from '../../stories/stories.css.ts'
import { useState } from 'react'
import { sampleArt } from '../../stories/sampleArt.ts'
import { GameTile } from '../GameTile/GameTile.tsx'
import { InfiniteGrid } from './InfiniteGrid.tsx'
import type { ListPaging } from './ListEnd.tsx'

const tiles = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <GameTile key={index} name={`Jogo ${index + 1}`} image={sampleArt(index)} href={`#${index}`} />
  ))

const meta = {
  title: 'Content/InfiniteGrid',
  component: InfiniteGrid,
  args: { children: tiles(6), paging: 'end', onMore: fn() },
} satisfies Meta<typeof InfiniteGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Loading: Story = { args: { paging: 'loading' } }
export const Failed: Story = {
  args: { paging: 'failed' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
}
export const Narrow: Story = { ...narrow, args: { children: tiles(3) } }
export const Variants: Story = {
  render: (args) => (
    <div className={rows}>
      {(['loading', 'failed', 'end'] as const).map((paging) => (
        <InfiniteGrid key={paging} {...args} paging={paging}>
          {tiles(3)}
        </InfiniteGrid>
      ))}
    </div>
  ),
}

function Endless() {
  const [state, setState] = useState<{ count: number; paging: ListPaging }>({ count: 24, paging: 'more' })
  const more = () => {
    setState(({ count }) => ({ count, paging: 'loading' }))
    setTimeout(() => setState(({ count }) => ({ count: count + 24, paging: count < 120 ? 'more' : 'end' })), 600)
  }
  return (
    <InfiniteGrid paging={state.paging} onMore={more}>
      {tiles(state.count)}
    </InfiniteGrid>
  )
}
export const Scrolling: Story = { render: () => <Endless /> }
