import { useState } from 'react'
import type { Contract, ContractProposal } from '@platform/sdk/contracts'
import { Replay } from '../Replay/Replay.tsx'
import { ProposalView, type ProposalQuestion } from './ProposalView.tsx'
import { useAnswer } from './useAnswer.ts'

/** What waits for the member's answer, with all that it would mean. */
export function Proposal({ contract, proposal, symbol }: { contract: Contract; proposal: ContractProposal; symbol: string }) {
  const [question, ask] = useState<ProposalQuestion>()
  const { send, ...answer } = useAnswer(contract)
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
