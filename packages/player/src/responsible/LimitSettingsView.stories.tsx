import type { Meta, StoryObj } from '@storybook/react-vite'
import { marketOf, timeZoneOf } from '@platform/sdk/markets'
import { withTexts } from '../testing/withTexts.tsx'
import { sampleForm } from '../blocks/form/sampleForm.ts'
import { LimitSettingsView, type LimitValues } from './LimitSettingsView.tsx'
import { pendingLimits, sampleLimits, sampleNow } from './samples.ts'

const empty: LimitValues = { kind: 'loss', period: 'day', value: undefined }
const nothing = () => undefined
const actions = { busy: false, onChange: nothing, onRemove: nothing, onConfirm: nothing, onDrop: nothing }

const meta = {
  title: 'Screens/Limits',
  component: LimitSettingsView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    form: sampleForm(empty),
    onChoose: nothing,
    actions,
    limits: sampleLimits,
    zone: timeZoneOf(marketOf('open')),
    rules: { kinds: ['deposit', 'loss', 'stake', 'bets', 'time'], periods: ['day', 'week', 'month'], cooling: 86_400_000 },
    symbol: 'R$',
    now: sampleNow,
  },
} satisfies Meta<typeof LimitSettingsView>
export default meta
type Story = StoryObj<typeof meta>

export const Limits: Story = {}
export const NoLimits: Story = { args: { limits: [] } }
export const Pending: Story = { args: { limits: pendingLimits } }
export const Rise: Story = { args: { form: sampleForm<LimitValues>({ ...empty, value: 20_000 }) } }
export const Minutes: Story = { args: { form: sampleForm<LimitValues>({ ...empty, kind: 'time', value: 90 }) } }
export const Missing: Story = { args: { form: sampleForm(empty, { errors: { value: 'Informe um valor.' } }) } }
export const Busy: Story = {
  args: { form: sampleForm<LimitValues>({ ...empty, value: 20_000 }, { busy: true }), actions: { ...actions, busy: true } },
}
