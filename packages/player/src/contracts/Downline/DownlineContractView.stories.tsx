import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { change, contract } from '../samples.ts'
import { DownlineContractView } from './DownlineContractView.tsx'

const nothing = () => undefined

const meta = {
  title: 'Screens/Contract with a member',
  component: DownlineContractView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    kind: 'dividend',
    userName: 'ligiaagente',
    contract,
    symbol: 'R$',
    offerHref: '#',
    end: { busy: false, error: undefined, unknown: undefined, onEnd: nothing },
    asking: false,
    onAsk: nothing,
    settlements: undefined,
  },
} satisfies Meta<typeof DownlineContractView>
export default meta
type Story = StoryObj<typeof meta>

export const InForce: Story = {}
export const Waiting: Story = { args: { contract: change } }
export const None: Story = { args: { contract: undefined } }
