import type { Meta, StoryObj } from '@storybook/react-vite'
import { NoticeTicker } from './NoticeTicker.tsx'

const meta = {
  title: 'Content/NoticeTicker',
  component: NoticeTicker,
  args: {
    items: [
      { id: 1, title: 'Manutenção programada do PIX na madrugada de domingo' },
      { id: 2, title: 'Novo provedor: mais de 40 jogos chegaram hoje' },
    ],
    onOpen: () => undefined,
    emptyText: 'Sem avisos por enquanto',
  },
} satisfies Meta<typeof NoticeTicker>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const One: Story = { args: { items: [{ id: 1, title: 'Novo provedor no ar' }] } }
export const Closable: Story = { args: { onClose: () => undefined } }
export const None: Story = { args: { items: [] } }
