import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
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

export const Cards: Story = {}
export const Two: Story = { args: { count: 2 } }
export const One: Story = { args: { count: 1 } }
export const Narrow: Story = { ...narrow }
