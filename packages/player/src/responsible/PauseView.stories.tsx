import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../testing/withTexts.tsx'
import { sampleForm } from '../blocks/form/sampleForm.ts'
import { PauseView } from './PauseView.tsx'
import { allEffects, noEffects } from '../blocks/money/limits/samples.ts'
import { sampleNow } from './samples.ts'

const meta = {
  title: 'Screens/Take a break',
  component: PauseView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    form: sampleForm({ duration: 'PT24H' }),
    onChoose: () => undefined,
    choices: ['PT24H', 'P7D', 'P30D'],
    until: sampleNow + 86_400_000,
    effects: noEffects,
    symbol: 'R$',
    isAgent: false,
  },
} satisfies Meta<typeof PauseView>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {}
export const NotChosen: Story = {
  args: { form: sampleForm({ duration: '' }, { errors: { duration: 'Escolha por quanto tempo.' } }), until: undefined },
}
export const EveryEffect: Story = { args: { effects: allEffects, isAgent: true } }
export const Refused: Story = { args: { form: sampleForm({ duration: 'PT24H' }, { failure: 'Erro desconhecido. Tente de novo.' }) } }
