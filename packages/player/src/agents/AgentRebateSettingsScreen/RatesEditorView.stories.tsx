import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { sampleForm } from '../../blocks/form/sampleForm.ts'
import { RatesEditorView } from './RatesEditorView.tsx'

const product = { gameType: 'RNG', rate: 120, later: 120, mine: 150, least: 120, most: 145, step: 5, gap: 5 }
const tomorrow = Date.UTC(2026, 10, 21, 3)

const meta = {
  title: 'Screens/RebateSettings',
  component: RatesEditorView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    userName: 'ligiaagente',
    backHref: '#',
    products: [
      product,
      { ...product, gameType: 'LIVE', later: 130, laterAt: tomorrow },
      { ...product, gameType: 'LOTT', rate: 40, later: 40, mine: 45, least: 40, most: 40 },
    ],
    quotas: [{ gameType: 'RNG', rate: 145, used: 3, most: 3 }],
    effectiveAt: tomorrow,
    changes: [{ gameType: 'RNG', before: 120, rate: 135 }],
    form: sampleForm({}),
  },
} satisfies Meta<typeof RatesEditorView>
export default meta
type Story = StoryObj<typeof meta>

export const Changed: Story = {}
export const Unchanged: Story = { args: { changes: [] } }
export const Refused: Story = {
  args: { form: sampleForm({}, { errors: { RNG: 'O rebate mudou enquanto você editava. Confira e salve de novo.' } }) },
}
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }
