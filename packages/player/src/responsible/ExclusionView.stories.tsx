import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../testing/withTexts.tsx'
import { sampleForm } from '../blocks/form/sampleForm.ts'
import { ExclusionView, OPEN_ENDED } from './ExclusionView.tsx'
import { allEffects, noEffects } from '../blocks/money/limits/samples.ts'
import { sampleCentral, sampleNow } from './samples.ts'

const empty = { duration: '', read: false }

const meta = {
  title: 'Screens/Self-exclusion',
  component: ExclusionView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    form: sampleForm(empty),
    choices: ['P1M', 'P3M', 'P6M', 'P12M'],
    openEnded: { revocableAfter: 'P30D' },
    until: undefined,
    effects: noEffects,
    symbol: 'R$',
    isAgent: false,
    central: sampleCentral,
  },
} satisfies Meta<typeof ExclusionView>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Months: Story = {
  args: { form: sampleForm<typeof empty>({ duration: 'P6M', read: true }), until: sampleNow + 180 * 86_400_000 },
}
export const WithoutEnd: Story = { args: { form: sampleForm<typeof empty>({ duration: OPEN_ENDED, read: true }) } }
export const EveryEffect: Story = { args: { effects: allEffects, isAgent: true } }
export const Unread: Story = {
  args: {
    form: sampleForm<typeof empty>({ duration: 'P6M', read: false }, { errors: { read: 'Confirme que leu o que acontece.' } }),
    central: undefined,
  },
}
