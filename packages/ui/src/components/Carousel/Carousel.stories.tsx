import type { Meta, StoryObj } from '@storybook/react-vite'
import { manyOfOne } from '../../stories/manyOfOne.ts'
import { narrow } from '../../stories/narrow.ts'
import { rows } from '../../stories/stories.css.ts'
import { Card } from '../Card/Card.tsx'
import { Carousel } from './Carousel.tsx'

const teams = ['Rio Clarinho x Ventania EC', 'Campestre x Sol Nascente', 'Litoral FC x Serra Azul', 'Aurora x Boa Vista']
const renderSlide = (index: number) => <Card>{teams[index]}</Card>

const meta = {
  title: 'Content/Carousel',
  component: Carousel,
  args: { label: 'Jogos em destaque', show: 'cards', loop: true, count: 4, renderSlide },
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Narrow: Story = { ...narrow }

export const Variants: Story = {
  ...manyOfOne,
  render: (args) => (
    <div className={rows}>
      <Carousel {...args} />
      <Carousel {...args} label="Duas partidas" count={2} />
      <Carousel {...args} label="Uma partida" count={1} />
    </div>
  ),
}
