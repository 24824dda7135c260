import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../testing/withTexts.tsx'
import { ProtectedStateView } from './ProtectedStateView.tsx'
import { RestrictedView } from './RestrictedView.tsx'
import { sampleNow } from './samples.ts'

const nothing = () => undefined
const state = (
  <ProtectedStateView
    protection={{
      state: 'paused',
      since: sampleNow,
      until: sampleNow + 86_400_000,
      mayRequestReturn: false,
      returnAt: undefined,
      mayCancelClosing: false,
    }}
    busy={false}
    onRequestReturn={nothing}
    onCancelClosing={nothing}
  />
)

const meta = {
  title: 'Screens/Restricted home',
  component: RestrictedView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    state,
    balance: { minor: 70_000, symbol: 'R$' },
    hrefs: {
      withdraw: '#',
      destinations: '#',
      withdrawRecord: '#',
      accountRecord: '#',
      gameRecord: '#',
      service: '#',
      responsible: '#',
    },
  },
} satisfies Meta<typeof RestrictedView>
export default meta
type Story = StoryObj<typeof meta>

export const Paused: Story = {}
export const WithoutWithdrawal: Story = { args: { hrefs: { service: '#', responsible: '#' } } }
