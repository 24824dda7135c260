import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Contract, ContractKind } from '@platform/sdk/contracts'
import { Button, ButtonLink, Card, Empty, Notice, Tag } from '@platform/ui'
import { AlertDialog } from '@platform/ui/overlays'
import { CallReport } from '../../blocks/form/UnknownOutcome/CallReport.tsx'
import type { UnknownOutcomeProps } from '../../blocks/form/UnknownOutcome/UnknownOutcome.tsx'
import { useMoment } from '../../i18n/useMoment.ts'
import { ContractCard } from '../Terms/ContractCard.tsx'
import { ViewHeading } from '../ViewHeading.tsx'
import * as css from '../Terms/Terms.css.ts'
import { TermsView } from '../Terms/TermsView.tsx'
import { isRunningOut } from '../isRunningOut.ts'
import { useContractTexts } from '../useContractTexts.ts'
import { verbatim } from '../../i18n/verbatim.ts'

export interface DownlineContractViewProps {
  kind: ContractKind
  userName: string
  /** Absent where there never was a contract. */
  contract: Contract | undefined
  symbol: string
  /** Absent where the agent has no contract in force. */
  offerHref: string | undefined
  /** Withdraws a proposal, or proposes an end. */
  end: { busy: boolean; error: string | undefined; unknown: UnknownOutcomeProps | undefined; onEnd: () => void }
  /** The confirmation is open, before a proposal is withdrawn or an end is proposed. */
  asking: boolean
  onAsk: (asking: boolean) => void
  settlements: ReactNode
}

/** The agent's view of a contract: pending proposal, terms in force, and the next actions. */
export function DownlineContractView(props: DownlineContractViewProps) {
  const { kind, userName, contract, symbol, offerHref, end, asking, onAsk, settlements } = props
  const { busy, error, unknown, onEnd } = end
  const t = useTranslations('contracts.member')
  // The last agreement; if it is an end, nothing can be proposed until the contract has ended.
  const last = contract?.next ?? contract
  const inForce = last?.terms !== undefined
  const runsOut = contract !== undefined && isRunningOut(contract)
  const proposal = contract?.proposal
  const does = proposal ? 'takeBack' : 'end'
  // The question stays the same while it is open, also once its answer has changed the contract.
  const [question, setQuestion] = useState<'takeBack' | 'end'>(does)
  return (
    <div className={css.page}>
      <ViewHeading shown={verbatim(t)(`title.${kind}`, { name: userName })}>{t(`title.${kind}`, { name: userName })}</ViewHeading>
      {!contract && <Empty title={t('none')} text={t('noneText')} />}
      {proposal && <OpenProposal contract={contract} symbol={symbol} />}
      {contract && !proposal?.terms && <ContractCard contract={contract} symbol={symbol} />}
      {!offerHref && !proposal && !runsOut && <Notice>{t('mayNot')}</Notice>}
      <CallReport error={error} unknown={unknown} unknownText={t('unknown')}>
        <div className={css.ways}>
          {!proposal && offerHref && !runsOut && (
            <ButtonLink block href={offerHref}>
              {t(inForce ? 'change' : 'offer')}
            </ButtonLink>
          )}
          {(proposal ?? inForce) && (
            <Button
              block
              tone="secondary"
              onClick={() => {
                setQuestion(does)
                onAsk(true)
              }}
              loading={busy}
            >
              {t(does)}
            </Button>
          )}
        </div>
      </CallReport>
      {settlements}
      <AlertDialog
        open={asking}
        onOpenChange={() => onAsk(false)}
        title={t(`sure.${question}`)}
        text={verbatim(t)(`sureText.${question}`, { name: userName })}
        confirmLabel={t(question)}
        cancelLabel={t('cancel')}
        tone="danger"
        onConfirm={onEnd}
        loading={busy}
      />
    </div>
  )
}

/** The proposal that the member has not answered yet. */
function OpenProposal({ contract, symbol }: { contract: Contract; symbol: string }) {
  const t = useTranslations('contracts.member')
  const proposals = useTranslations('contracts.proposal')
  const moment = useMoment()
  const { begins } = useContractTexts(symbol)
  const { proposal, terms, next, activeStake } = contract
  if (!proposal) return null
  const now = next?.terms ?? terms
  return (
    <Card className={css.stack}>
      <div className={css.head}>
        <h3 className={css.heading}>{proposals(`title.${proposal.action}`)}</h3>
        <Tag tone="warning">{t('waiting')}</Tag>
      </div>
      <p className={css.muted}>
        {proposals('proposedAt', { time: moment(proposal.proposedAt) })}{' '}
        {t('starts', { day: begins(proposal.startsAt, proposal.terms ?? now) })}
      </p>
      {proposal.terms && <TermsView terms={proposal.terms} now={now} activeStake={activeStake} symbol={symbol} />}
    </Card>
  )
}
