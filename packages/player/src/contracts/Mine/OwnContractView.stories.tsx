import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { replayRows } from '../Replay/replayRows.ts'
import { ReplayView } from '../Replay/ReplayView.tsx'
import { change, changedTerms, contract, dividendTerms, periods, running } from '../samples.ts'
import { minor } from '@platform/sdk'
import { OwnContractView } from './OwnContractView.tsx'
import { ProposalView } from './ProposalView.tsx'

const nothing = () => undefined
const replay = (
  <ReplayView
    replay={{ state: 'ready', value: replayRows(periods, minor(0), changedTerms, dividendTerms) }}
    proposed={changedTerms}
    now={dividendTerms}
    symbol="R$"
  />
)
const proposal = (
  <ProposalView
    offeredBy={change.offeredBy}
    proposal={change.proposal!}
    now={dividendTerms}
    activeStake={contract.activeStake}
    symbol="R$"
    replay={replay}
    answer={{ busy: false, error: undefined, unknown: undefined, onAccept: nothing, onReject: nothing }}
    question={undefined}
    onAsk={nothing}
  />
)

const meta = {
  title: 'Screens/Own contract',
  component: OwnContractView,
  decorators: [withTexts],
  args: { kind: 'dividend', contract, running: { ...running, href: '#' }, symbol: 'R$', proposal: undefined, settlements: undefined },
} satisfies Meta<typeof OwnContractView>
export default meta
type Story = StoryObj<typeof meta>

export const InForce: Story = {}
export const ChangeProposed: Story = { args: { contract: change, running: undefined, proposal } }
export const ChangeProposedNarrow: Story = {
  args: { contract: change, running: undefined, proposal },
  globals: { viewport: { value: 'w320' } },
}
export const None: Story = { args: { contract: undefined, running: undefined } }
