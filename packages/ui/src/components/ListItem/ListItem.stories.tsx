import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { expect, fn, userEvent } from 'storybook/test'
import { BellIcon } from '../../icons/BellIcon.tsx'
import { LogoutIcon } from '../../icons/LogoutIcon.tsx'
import { HistoryIcon } from '../../icons/HistoryIcon.tsx'
import { LanguageIcon } from '../../icons/LanguageIcon.tsx'
import { Badge } from '../Badge/Badge.tsx'
import { Card } from '../Card/Card.tsx'
import { ListItem } from './ListItem.tsx'

const meta = { title: 'Content/ListItem', component: ListItem, args: { title: 'Segurança da conta', href: '#security' } } satisfies Meta<
  typeof ListItem
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = {
  render: () => (
    <Card flush>
      <ListItem icon={<LanguageIcon size="sm" />} title="Idioma" end="Português" href="#lang" />
      <ListItem icon={<HistoryIcon size="sm" />} title="Histórico" text="Apostas dos últimos 90 dias" href="#history" />
      <ListItem icon={<BellIcon size="sm" />} title="Mensagens" end={<Badge tone="danger">12</Badge>} href="#inbox" />
      <ListItem icon={<LogoutIcon size="sm" />} title="Sair" onClick={() => undefined} />
      <ListItem title="Só texto" end="Valor" />
    </Card>
  ),
}
export const LongText: Story = {
  ...narrow,
  args: {
    title: 'Transferência para o agente superior',
    text: 'Disponível somente para membros com agente superior cadastrado',
    end: 'Indisponível',
  },
}

export const Tapped: Story = {
  args: { title: 'Sair', href: undefined, onClick: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sair' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
