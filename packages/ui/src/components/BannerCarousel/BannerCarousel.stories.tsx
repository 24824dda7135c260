import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { narrow } from '../../stories/narrow.ts'
import { sampleArt } from '../../stories/sampleArt.ts'
import { BannerCarousel } from './BannerCarousel.tsx'

const slides = [
  { id: 1, image: sampleArt(0, true), title: 'Bônus de boas-vindas', text: 'Até R$ 500', action: 'Quero jogar', href: '#bonus' },
  { id: 2, image: sampleArt(1, true), title: 'Torneio da semana', text: 'R$ 100 mil em prêmios', href: '#torneio' },
  { id: 3, title: 'Convide amigos', text: 'Ganhe a cada indicação', href: '#c' },
]
const meta = {
  title: 'Content/BannerCarousel',
  component: BannerCarousel,
  args: { label: 'Destaques', slides, autoplayMs: 60_000 },
} satisfies Meta<typeof BannerCarousel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = { globals: { dataSaver: 'on' } }
export const LongText: Story = {
  ...narrow,
  args: {
    slides: [{ id: 9, title: 'Torneio extraordinário de aniversário', text: 'Até R$ 1.000.000,00 em prêmios', href: '#t' }, ...slides],
  },
}
export const Paused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pausar' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Continuar' })).toBeVisible())
  },
}
