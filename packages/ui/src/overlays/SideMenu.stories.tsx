import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Avatar } from '../components/Avatar/Avatar.tsx'
import { Badge } from '../components/Badge/Badge.tsx'
import { ListItem } from '../components/ListItem/ListItem.tsx'
import { BellIcon } from '../icons/BellIcon.tsx'
import { HelpIcon } from '../icons/HelpIcon.tsx'
import { LogoutIcon } from '../icons/LogoutIcon.tsx'
import { WithdrawIcon } from '../icons/WithdrawIcon.tsx'
import { DepositIcon } from '../icons/DepositIcon.tsx'
import { Opener } from '../stories/Opener.tsx'
import { narrow } from '../stories/narrow.ts'
import { SideMenu } from './SideMenu.tsx'

const items = (
  <>
    <ListItem icon={<DepositIcon size="sm" />} title="Depositar" href="#deposit" />
    <ListItem icon={<WithdrawIcon size="sm" />} title="Sacar" href="#withdraw" />
    <ListItem icon={<HelpIcon size="sm" />} title="Central de ajuda" href="#help" />
    <ListItem icon={<LogoutIcon size="sm" />} title="Sair" onClick={fn()} />
  </>
)
const meta = {
  title: 'Overlays/SideMenu',
  component: SideMenu,
  // Open overlays would cover a documentation page: each has its own frame there.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { open: true, onOpenChange: fn(), title: 'Menu', children: items },
  render: (args) => <Opener>{(state) => <SideMenu {...args} {...state} />}</Opener>,
} satisfies Meta<typeof SideMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = {
  args: {
    title: 'Ana Clara',
    children: (
      <>
        <ListItem icon={<Avatar name="Ana Clara" size="sm" />} title="Minha conta" text="anaclara" href="#me" />
        <ListItem icon={<BellIcon size="sm" />} title="Mensagens" end={<Badge tone="danger">12</Badge>} href="#inbox" />
        {items}
      </>
    ),
  },
}
export const LongText: Story = {
  ...narrow,
  args: {
    title: 'Maria das Graças de Oliveira',
    children: <ListItem title="Transferência para o agente superior" text="Disponível só para quem tem agente" href="#t" />,
  },
}
export const LeftByEscape: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Abrir' })).toBeVisible())
  },
}
