import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@platform/sdk'
import { termsProblems } from '@platform/sdk/contracts'
import { sampleForm } from '../../blocks/form/sampleForm.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { dividendTerms, salaryTerms } from '../samples.ts'
import { draftOf, nextTier, termsOf, type Draft } from './Draft.ts'
import { EditorView } from './EditorView.tsx'

const rules = {
  mayOffer: true,
  mostTiers: 10,
  mostRate: 100_000,
  mostAmount: minor(1_000_000),
  activeStake: minor(50_000),
  payer: 'upline' as const,
}
const draft = draftOf({ ...dividendTerms, tiers: dividendTerms.tiers.slice(0, 2) })
const wrong = { ...draft, tiers: [...draft.tiers, { ...nextTier(draft.tiers), rate: '30' }] }

const meta = {
  title: 'Screens/Contract editor',
  component: EditorView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    userName: 'ligiaagente',
    form: sampleForm<Draft>(draft),
    ceiling: dividendTerms,
    rules,
    problems: [],
    symbol: 'R$',
  },
} satisfies Meta<typeof EditorView>
export default meta
type Story = StoryObj<typeof meta>

export const Dividend: Story = {}
export const Wrong: Story = {
  args: {
    form: sampleForm<Draft>(wrong, { errors: { tiers: 'range' } }),
    problems: termsProblems(termsOf(wrong), { kind: 'dividend', ...rules, ceiling: dividendTerms }),
  },
  globals: { viewport: { value: 'w320' } },
}
export const Salary: Story = {
  args: {
    form: sampleForm<Draft>(draftOf(salaryTerms)),
    ceiling: salaryTerms,
    standard: { tiers: salaryTerms.standard },
  },
}
