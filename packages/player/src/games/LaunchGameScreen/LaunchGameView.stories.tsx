import type { Meta, StoryObj } from '@storybook/react-vite'
import { Money } from '@platform/ui'
import { withTexts } from '../../testing/withTexts.tsx'
import { LaunchGameView, type LaunchGameViewProps } from './LaunchGameView.tsx'

const nothing = () => undefined

const ways = { onBack: nothing, onRetry: nothing, onWait: nothing, onOthers: nothing, onLotteries: nothing }

const asking: LaunchGameViewProps = {
  name: 'Tigre Dourado',
  launch: { step: 'asking' },
  slow: false,
  money: { balance: <Money minor={123_456} symbol="R$" />, result: undefined },
  ways,
}

const meta = {
  title: 'Screens/Launch',
  component: LaunchGameView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: asking,
} satisfies Meta<typeof LaunchGameView>
export default meta
type Story = StoryObj<typeof meta>

export const Opening: Story = {}
export const NamedPrizes: Story = { args: { ways: { ...ways, prizes: <button type="button">Prêmios</button> } } }
export const Slow: Story = { args: { slow: true, ways: { ...ways, onWindow: nothing } } }
export const Playing: Story = { args: { launch: { step: 'playing', url: 'about:blank', room: 'vip', ready: true, startedAt: 0 } } }
export const Elsewhere: Story = { args: { launch: { step: 'elsewhere' } } }
export const PopupBlocked: Story = { args: { launch: { step: 'failed', why: 'popup' }, ways: { ...ways, onWindow: nothing } } }
export const Failed: Story = {
  args: { launch: { step: 'failed', why: 'failed' }, error: { text: 'Conexão lenta ou sem internet. Confira a conexão e tente de novo.' } },
}
export const EmptyAddress: Story = { args: { launch: { step: 'failed', why: 'noUrl' } } }
export const Maintenance: Story = { args: { launch: { step: 'failed', why: 'maintenance' } } }
export const UnknownGame: Story = { args: { name: '', launch: { step: 'failed', why: 'noGame' } } }
export const LongText: Story = { args: { name: 'A Extraordinária Expedição ao Templo Perdido das Mil e Uma Orquídeas', slow: true } }
