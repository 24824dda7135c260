import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { sampleForm } from '../../blocks/form/sampleForm.ts'
import { ManualFormView, type AccountValues } from './ManualFormView.tsx'

const nothing = () => undefined
const ceilings = [
  { gameType: 'RNG', rate: 150, most: 145, step: 5, gap: 5 },
  { gameType: 'LIVE', rate: 80, most: 75, step: 5, gap: 5 },
  { gameType: 'SPORTS', rate: 100, most: 95, step: 5, gap: 5 },
]

const values: AccountValues = { type: 'player', username: 'anaclara', rates: { RNG: 100 } }

const meta = {
  title: 'Screens/Open an account',
  component: ManualFormView,
  decorators: [withTexts],
  parameters: { layout: 'padded' },
  args: {
    form: sampleForm(values),
    onNameLeft: nothing,
    range: { min: 4, max: 16 },
    password: 'abc2de3fgh',
    onNewPassword: nothing,
    ceilings,
  },
} satisfies Meta<typeof ManualFormView>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Taken: Story = { args: { form: sampleForm(values, { errors: { username: 'Este usuário já existe. Escolha outro.' } }) } }
export const WithoutRates: Story = { args: { ceilings: [] } }
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }
