import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { Button, HeartFilledIcon } from '@platform/ui'
import { wallet } from '../../testing/wallet.ts'
import { HeaderView } from './HeaderView.tsx'

const meta = {
  title: 'Screens/Header',
  component: HeaderView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Início',
    isHome: true,
    logo: <HeartFilledIcon />,
    menuFirst: false,
    wallet: undefined,
    links: { loginHref: '#', registerHref: undefined, registerAwaited: false },
    languageButton: <Button tone="ghost">EN</Button>,
    onBack: () => undefined,
    onMenu: () => undefined,
  },
} satisfies Meta<typeof HeaderView>
export default meta
type Story = StoryObj<typeof meta>

export const Guest: Story = {}
export const Trial: Story = { args: { wallet: { ...wallet, trial: true } } }
export const GuestMayRegister: Story = { args: { links: { loginHref: '#', registerHref: '#', registerAwaited: false } } }
export const Member: Story = { args: { wallet } }
export const MemberOfAnotherBrand: Story = { args: { wallet, menuFirst: true } }
export const Masked: Story = { args: { wallet: { ...wallet, masked: true, hidden: true } } }
export const Loading: Story = { args: { wallet: { ...wallet, minor: undefined } } }
export const RichLongName: Story = { args: { wallet: { ...wallet, name: 'mariadasgracasdeoliveira', minor: 123_456_789_00 } } }
export const InnerPage: Story = { args: { isHome: false, title: 'Histórico de apostas', wallet } }
