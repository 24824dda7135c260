import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { rows } from '../../stories/stories.css.ts'
import { GameGrid } from '../GameGrid/GameGrid.tsx'
import { Skeleton } from './Skeleton.tsx'

const meta = { title: 'Content/Skeleton', component: Skeleton, args: {} } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = {
  render: () => (
    <div className={rows}>
      <Skeleton shape="banner" />
      <Skeleton shape="title" />
      <div>
        <Skeleton />
        <Skeleton />
      </div>
      <Skeleton shape="circle" />
      <Skeleton shape="control" />
      <Skeleton shape="card" />
      <GameGrid>
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} shape="tile" />
        ))}
      </GameGrid>
    </div>
  ),
}
export const Narrow: Story = { ...narrow, args: { shape: 'banner' } }
