import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { expect, userEvent, waitFor } from 'storybook/test'
import { DepositIcon } from '../../icons/DepositIcon.tsx'
import { HomeIcon } from '../../icons/HomeIcon.tsx'
import { InviteIcon } from '../../icons/InviteIcon.tsx'
import { MemberIcon } from '../../icons/MemberIcon.tsx'
import { PromotionsIcon } from '../../icons/PromotionsIcon.tsx'
import { TabBar, type TabBarItem } from './TabBar.tsx'

const items: TabBarItem[] = [
  { href: '#home', label: 'Início', icon: <HomeIcon />, active: true },
  { href: '#promo', label: 'Promoções', icon: <PromotionsIcon />, count: 3 },
  { href: '#deposit', label: 'Depositar', icon: <DepositIcon />, raised: true },
  { href: '#invite', label: 'Convidar', icon: <InviteIcon /> },
  { href: '#me', label: 'Minha conta', icon: <MemberIcon /> },
]

const meta = {
  title: 'Frame/TabBar',
  component: TabBar,
  args: { 'aria-label': 'Principal', items },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TabBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Three: Story = { args: { items: [items[0], items[2], items[4]].filter((item) => item !== undefined) } }
export const Four: Story = { args: { items: items.filter((item) => !item.raised) } }
export const ManyUnread: Story = { args: { items: items.map((item) => ({ ...item, count: 120 })) } }

export const Variants: Story = { args: { items: items.map((item, index) => ({ ...item, active: index === 1, count: index * 40 })) } }
export const Narrow: Story = { ...narrow, args: { items: items.map((item) => ({ ...item, count: 120 })) } }
export const TappedAgain: Story = {
  render: (args) => (
    <>
      <div style={{ height: 3000 }} />
      <TabBar {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    window.scrollTo(0, 1500)
    await userEvent.click(canvas.getByRole('link', { name: 'Início' }))
    await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 3000 })
  },
}
