import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleForm } from '../../blocks/form/sampleForm.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { LimitsStepView, type LimitsValues } from './LimitsStepView.tsx'

const empty: LimitsValues = { loss: undefined, lossPeriod: 'day', time: undefined, timePeriod: 'day' }
const meta = {
  title: 'Screens/Register in steps/Limits',
  component: LimitsStepView,
  decorators: [withTexts],
  args: {
    form: sampleForm(empty),
    kinds: ['loss', 'time'],
    periods: ['day', 'week', 'month'],
    symbol: 'R$',
    how: 'set',
    onWithout: () => undefined,
  },
} satisfies Meta<typeof LimitsStepView>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Missing: Story = { args: { form: sampleForm(empty, { errors: { loss: 'Informe um valor.', time: 'Informe um valor.' } }) } }
export const Decide: Story = {
  args: { how: 'decide', kinds: ['deposit'], form: sampleForm<LimitsValues>({ deposit: undefined, depositPeriod: 'day' }) },
}
