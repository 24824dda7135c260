import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Opener } from '../stories/Opener.tsx'
import { narrow } from '../stories/narrow.ts'
import { PopupPager } from './PopupPager.tsx'

const pages = [
  { id: 1, title: 'Bônus de boas-vindas', body: <p>Deposite a partir de R$ 20 e receba o dobro para apostar nos jogos participantes.</p> },
  { id: 2, title: 'Manutenção programada do PIX na madrugada de domingo', body: <p>{'Saques e depósitos voltam às 6h. '.repeat(30)}</p> },
  { id: 3, title: 'Novo provedor no ar', body: <p>Mais de 40 jogos chegaram hoje.</p> },
]
const meta = {
  title: 'Overlays/PopupPager',
  component: PopupPager,
  // Open overlays would cover a documentation page: each has its own frame there.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { open: true, onOpenChange: fn(), pages },
  render: (args) => <Opener>{(state) => <PopupPager {...args} {...state} />}</Opener>,
} satisfies Meta<typeof PopupPager>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = { args: { pages: pages.slice(1) } }
export const One: Story = { args: { pages: pages.slice(0, 1) } }
export const LongText: Story = { ...narrow, args: { pages: pages.slice(1, 2) } }
export const Turned: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Próximo' }))
    await expect(screen.getByText('2 de 3')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Próximo' }))
    await userEvent.click(screen.getByRole('button', { name: 'Próximo' }))
    await expect(screen.getByRole('heading', { name: 'Novo provedor no ar' })).toBeVisible()
  },
}
