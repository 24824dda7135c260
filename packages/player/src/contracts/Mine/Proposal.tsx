import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Contract, ContractProposal } from '@platform/sdk/contracts'
import { CallReport } from '../../blocks/form/UnknownOutcome/CallReport.tsx'
import { Replay } from '../Replay/Replay.tsx'
import { ProposalView, type ProposalQuestion } from './ProposalView.tsx'
import { useAnswer } from './useAnswer.ts'

/** The pending proposal, and the outcome of the answer: shown even if the proposal changed or was withdrawn in the meantime. */
export function Proposal({ contract, symbol }: { contract: Contract; symbol: string }) {
  const t = useTranslations('contracts.proposal')
  const answer = useAnswer(contract)
  const { proposal, revision } = contract
  if (proposal) return <AnswerableProposal key={revision} contract={contract} proposal={proposal} symbol={symbol} answer={answer} />
  const { error, unknown } = answer
  return (
    <>
      <CallReport error={error} unknown={unknown} unknownText={t('unknown')} />
    </>
  )
}

interface AnswerableProposalProps {
  contract: Contract
  proposal: ContractProposal
  symbol: string
  answer: ReturnType<typeof useAnswer>
}

/** One proposal with its consequences; when the proposal changes, an open question is reset. */
function AnswerableProposal({ contract, proposal, symbol, answer: { send, ...answer } }: AnswerableProposalProps) {
  const [question, ask] = useState<ProposalQuestion>()
  // An accepted change that has not started yet is what this proposal would change.
  const now = contract.next?.terms ?? contract.terms
  const reply = async (status: 'A' | 'R' | 'C', reason?: string) => {
    await send(status, reason)
    ask(undefined)
  }
  return (
    <ProposalView
      offeredBy={contract.offeredBy}
      proposal={proposal}
      now={now}
      activeStake={contract.activeStake}
      symbol={symbol}
      replay={proposal.terms && <Replay kind={contract.kind} proposed={proposal.terms} now={now} symbol={symbol} />}
      answer={{
        ...answer,
        onAccept: () => void reply(proposal.action === 'end' ? 'C' : 'A'),
        onReject: (reason) => void reply('R', reason),
      }}
      question={question}
      onAsk={ask}
    />
  )
}
