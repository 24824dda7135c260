import type { Meta, StoryObj } from '@storybook/react-vite'
import type { AffiliateUrl } from '@platform/sdk/agents'
import { withTexts } from '../../testing/withTexts.tsx'
import { LinksView } from './LinksView.tsx'

const nothing = () => undefined
const at = Date.UTC(2026, 10, 20, 15)
const link = (code: string, more: Partial<AffiliateUrl> = {}): AffiliateUrl => ({
  code,
  type: 'player',
  channel: 'group',
  contact: '',
  rates: [{ gameType: 'RNG', rate: 100 }],
  quota: undefined,
  registrations: 12,
  createdAt: at,
  expiresAt: at + 604_800_000,
  status: 'open',
  ...more,
})

const meta = {
  title: 'Screens/Links of an agent',
  component: LinksView,
  decorators: [withTexts],
  parameters: { layout: 'padded' },
  args: {
    links: {
      state: 'ready',
      value: { content: [link('K7PQ2MRT4W'), link('ABCDEFGHJK', { type: 'agent', quota: 3, registrations: 3, status: 'full', contact: '@bruno' })], most: 10 }, // prettier-ignore
    },
    addressOf: ({ code }) => `https://ipanema.example/m/register?code=${code}`,
    onNew: nothing,
    removing: false,
    onRemove: () => Promise.resolve(),
  },
} satisfies Meta<typeof LinksView>
export default meta
type Story = StoryObj<typeof meta>

export const Links: Story = {}
export const None: Story = { args: { links: { state: 'ready', value: { content: [], most: 10 } } } }
export const Full: Story = { args: { links: { state: 'ready', value: { content: Array.from({ length: 10 }, (_, index) => link(`CODE${index}`)), most: 10 } } } } // prettier-ignore
export const Loading: Story = { args: { links: { state: 'loading' } } }
export const Failed: Story = { args: { links: { state: 'error', retry: nothing } } }
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }
