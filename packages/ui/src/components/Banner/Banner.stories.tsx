import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { manyOfOne } from '../../stories/manyOfOne.ts'
import { narrow } from '../../stories/narrow.ts'
import { rows } from '../../stories/stories.css.ts'
import { sampleArt } from '../../stories/sampleArt.ts'
import { Banner } from './Banner.tsx'

const slides = [
  {
    id: 1,
    image: sampleArt(0, true),
    title: 'Bônus de boas-vindas',
    text: 'Até R$ 500 no primeiro depósito',
    action: 'Quero jogar',
    href: '#bonus',
  },
  { id: 2, image: sampleArt(1, true), title: 'Torneio da semana', text: 'R$ 100 mil em prêmios', action: 'Participar', href: '#torneio' },
  { id: 3, image: sampleArt(2, true), title: 'Pescaria em dobro', href: '#peixe' },
]

const meta = { title: 'Content/Banner', component: Banner, args: { label: 'Destaques', slides } } satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Marked: Story = { args: { slides: slides.slice(0, 1), mark: '18+' } }
export const One: Story = { args: { slides: slides.slice(0, 1) } }
export const WordsOnly: Story = {
  args: { slides: [{ id: 3, title: 'Convide amigos', text: 'Ganhe a cada indicação confirmada', action: 'Convidar agora', href: '#c' }] },
}
export const PictureOnly: Story = { args: { slides: [{ id: 4, image: sampleArt(5, true), alt: 'Noite das estrelas' }] } }

export const Variants: Story = {
  ...manyOfOne,
  render: (args) => (
    <div className={rows}>
      <Banner {...args} slides={slides.slice(0, 1)} />
      <Banner {...args} slides={[{ id: 3, title: 'Convide amigos', text: 'Ganhe a cada indicação', action: 'Convidar', href: '#c' }]} />
      <Banner {...args} slides={[{ id: 4, image: sampleArt(5, true), alt: 'Noite das estrelas' }]} />
    </div>
  ),
}
export const Still: Story = { globals: { dataSaver: 'on' } }
export const Paused: Story = {
  args: { autoplayMs: 60_000 },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pausar' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Retomar' })).toBeVisible())
  },
}
export const LongText: Story = {
  ...narrow,
  args: {
    slides: [
      {
        id: 5,
        image: sampleArt(3, true),
        title: 'Torneio extraordinário de aniversário da casa',
        text: 'Até R$ 1.000.000,00 em prêmios distribuídos entre os participantes',
        action: 'Quero participar agora',
        href: '#t',
      },
    ],
  },
}
