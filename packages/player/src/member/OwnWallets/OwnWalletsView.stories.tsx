import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@platform/sdk'
import { withTexts } from '../../testing/withTexts.tsx'
import { OwnWalletsView } from './OwnWalletsView.tsx'

const nothing = () => undefined
const wallet = (name: string, code: string, cents: number) => ({
  wallet: code,
  name,
  balance: minor(cents),
  transferable: minor(cents),
})

const meta = {
  title: 'Screens/Own wallets',
  component: OwnWalletsView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    wallets: [wallet('Carteira principal', 'main', 123_456), wallet('Jogos', 'games', 40_000), wallet('Esportes', 'sports', 0)],
    symbol: 'R$',
    masked: false,
    from: 'main',
    onFrom: nothing,
    to: 'games',
    onTo: nothing,
    amount: undefined,
    onAmount: nothing,
    problem: undefined,
    busy: false,
    error: undefined,
    done: undefined,
    onSubmit: nothing,
    recordsHref: '#',
  },
} satisfies Meta<typeof OwnWalletsView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Done: Story = { args: { done: { amount: 12_000, to: 'games' } } }
export const TooMuch: Story = { args: { from: 'games', to: 'main', amount: 50_000, problem: 'most' } }
export const Unknown: Story = { args: { amount: 12_000, unknown: { requestId: 'a1b2c3d4', onCheck: nothing } } }
export const SingleWallet: Story = { args: { wallets: [wallet('Carteira principal', 'main', 123_456)] } }
