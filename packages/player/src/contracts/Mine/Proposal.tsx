import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Contract, ContractProposal } from '@platform/sdk/contracts'
import { Notice } from '@platform/ui'
import { UnknownOutcome } from '../../blocks/UnknownOutcome/UnknownOutcome.tsx'
import { Replay } from '../Replay/Replay.tsx'
import { ProposalView, type ProposalQuestion } from './ProposalView.tsx'
import { useAnswer } from './useAnswer.ts'

/** What waits for the member's answer, and what came of it: told also where the proposal changed or went meanwhile. */
export function Proposal({ contract, symbol }: { contract: Contract; symbol: string }) {
  const t = useTranslations('contracts.proposal')
  const answer = useAnswer(contract)
  const { proposal, revision } = contract
  if (proposal) return <Answerable key={revision} contract={contract} proposal={proposal} symbol={symbol} answer={answer} />
  const { error, unknown } = answer
  return (
    <>
      {error && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
      {unknown && <UnknownOutcome {...unknown} text={t('unknown')} />}
    </>
  )
}

interface AnswerableProps {
  contract: Contract
  proposal: ContractProposal
  symbol: string
  answer: ReturnType<typeof useAnswer>
}

/** One proposal with all that it would mean; whoever was asked about another one is asked again. */
function Answerable({ contract, proposal, symbol, answer: { send, ...answer } }: AnswerableProps) {
  const [question, ask] = useState<ProposalQuestion>()
  // A change that was accepted before and has not begun yet is what this one would change.
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
      {...answer}
      question={question}
      onAsk={ask}
      onAccept={() => void reply(proposal.action === 'end' ? 'C' : 'A')}
      onReject={(reason) => void reply('R', reason)}
    />
  )
}
