import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { ManualFormView } from './ManualFormView.tsx'

const nothing = () => undefined
const ceilings = [
  { gameType: 'RNG', rate: 150, most: 145, step: 5, gap: 5 },
  { gameType: 'LIVE', rate: 80, most: 75, step: 5, gap: 5 },
  { gameType: 'SPORTS', rate: 100, most: 95, step: 5, gap: 5 },
]

const meta = {
  title: 'Screens/Open an account',
  component: ManualFormView,
  decorators: [withTexts],
  parameters: { layout: 'padded' },
  args: {
    type: 'player',
    onType: nothing,
    name: 'anaclara',
    onName: nothing,
    onNameLeft: nothing,
    problem: undefined,
    range: { min: 4, max: 16 },
    password: 'abc2de3fgh',
    onNewPassword: nothing,
    rates: { ceilings, chosen: { RNG: 100 }, onChoose: nothing },
    busy: false,
    error: undefined,
    onSubmit: nothing,
  },
} satisfies Meta<typeof ManualFormView>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Taken: Story = { args: { problem: 'taken' } }
export const WithoutRates: Story = { args: { rates: { ceilings: [], chosen: {}, onChoose: nothing } } }
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }
