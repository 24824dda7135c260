import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@platform/sdk'
import { sampleForm } from '../../blocks/form/sampleForm.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { OwnWalletsView, type WalletValues } from './OwnWalletsView.tsx'

const nothing = () => undefined
const wallet = (name: string, code: string, cents: number) => ({
  wallet: code,
  name,
  balance: minor(cents),
  transferable: minor(cents),
})
const values: WalletValues = { from: 'main', to: 'games', amount: undefined }

const meta = {
  title: 'Screens/Own wallets',
  component: OwnWalletsView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    wallets: [wallet('Carteira principal', 'main', 123_456), wallet('Jogos', 'games', 40_000), wallet('Esportes', 'sports', 0)],
    symbol: 'R$',
    masked: false,
    form: sampleForm(values),
    done: undefined,
    recordsHref: '#',
  },
} satisfies Meta<typeof OwnWalletsView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Done: Story = { args: { done: { amount: 12_000, to: 'games' } } }
export const TooMuch: Story = {
  args: {
    form: sampleForm<WalletValues>(
      { from: 'games', to: 'main', amount: minor(50_000) },
      { errors: { amount: 'Você pode transferir até R$ 400,00.' } },
    ),
  },
}
export const Unknown: Story = {
  args: { form: sampleForm<WalletValues>({ ...values, amount: minor(12_000) }, { unknown: { requestId: 'a1b2c3d4', onCheck: nothing } }) },
}
export const SingleWallet: Story = { args: { wallets: [wallet('Carteira principal', 'main', 123_456)] } }
