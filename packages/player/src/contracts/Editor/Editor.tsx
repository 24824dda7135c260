import { use, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Contract, type ContractRules, type ContractTerms, termsProblems } from '@platform/sdk/contracts'
import { proposeContractMutation } from '@platform/sdk/query/contracts'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { ButtonLink, Empty, focusFirstError, toasts } from '@platform/ui'
import { unknownOf } from '../../blocks/UnknownOutcome/unknownOf.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import type { ContractPart } from '../ContractPart.ts'
import { KnownMember } from '../Downline/KnownMember.tsx'
import { useMemberContract } from '../Downline/useMemberContract.ts'
import { isRunningOut } from '../isRunningOut.ts'
import { Replay } from '../Replay/Replay.tsx'
import { ViewArrived } from '../ViewHeading.tsx'
import { draftOf, standardFor, termsOf, type Draft } from './Draft.ts'
import { EditorView } from './EditorView.tsx'
import { ReviewView } from './ReviewView.tsx'

type EditorProps = ContractPart & { memberId: string }

/** What a member below is offered: typed, then looked at with an example and the last closed periods, then sent. */
export function Editor(props: EditorProps) {
  const { kind, place, memberId } = props
  return (
    <KnownMember memberId={memberId} backHref={place.at({ tab: 'downline' })}>
      {(userName) => <Offer {...props} key={kind} userName={userName} />}
    </KnownMember>
  )
}

function Offer({ userName, ...props }: EditorProps & { userName: string }) {
  const t = useTranslations('contracts.editor')
  const { kind, place, memberId } = props
  const { contract, rules } = useMemberContract(kind, memberId)
  const { ceiling } = rules
  if (!rules.mayOffer || !ceiling)
    return <Empty title={t('mayNot')} text={t('mayNotText')} action={<ButtonLink href={place.at({})}>{t('mine')}</ButtonLink>} />
  if (contract && isRunningOut(contract)) {
    const href = place.at({ tab: 'downline', member: memberId })
    return <Empty title={t('ending')} text={t('endingText')} action={<ButtonLink href={href}>{t('contract')}</ButtonLink>} />
  }
  return <Known {...props} userName={userName} contract={contract} rules={rules} ceiling={ceiling} />
}

interface KnownProps extends EditorProps {
  userName: string
  contract: Contract | undefined
  rules: ContractRules
  /** The agent's own terms: no offer is better. */
  ceiling: ContractTerms
}

function Known({ kind, place, symbol, memberId, userName, contract, rules, ceiling }: KnownProps) {
  const t = useTranslations('contracts.editor')
  const errorText = useErrorText()
  const now = contract?.next?.terms ?? contract?.terms
  const [draft, setDraft] = useState<Draft>(() => {
    // Cycle, basis and kind of rate are those of the agent's own contract, or the two could not be compared.
    const { cycle, basis, rateType } = ceiling
    const fits = now && now.rateType === rateType && now.basis === basis
    return { ...draftOf(fits ? now : ceiling), cycle, basis, rateType }
  })
  const [tried, setTried] = useState(false)
  const [reviewing, review] = useState(false)
  const arrived = use(ViewArrived)
  const turn = (next: boolean) => {
    review(next)
    window.scrollTo({ top: 0, behavior: 'instant' })
  }
  const offer = useKeyedMutation(proposeContractMutation(useClient()), {
    scope: `${kind} ${memberId}`,
    onDone: () => {
      toasts.success(t('sent'))
      place.go({ tab: 'downline', member: memberId })
    },
  })
  const standard = standardFor(ceiling, rules)
  const terms = termsOf(draft, standard)
  const problems = termsProblems(terms, { kind, ...rules, current: now })
  if (reviewing)
    return (
      <ViewArrived value>
        <ReviewView
          userName={userName}
          terms={terms}
          now={now}
          symbol={symbol}
          replay={<Replay kind={kind} memberId={memberId} proposed={terms} now={now} symbol={symbol} />}
          busy={offer.busy}
          error={offer.status === 'failed' ? errorText(offer.error) : undefined}
          unknown={unknownOf(offer)}
          onBack={() => turn(false)}
          onSend={() => void offer.submit({ kind, memberId, terms, ...(contract && { revision: contract.revision }) })}
        />
      </ViewArrived>
    )
  return (
    <ViewArrived value={arrived || tried}>
      <EditorView
        userName={userName}
        draft={draft}
        onDraft={setDraft}
        ceiling={ceiling}
        rules={rules}
        standard={standard}
        problems={problems}
        tried={tried}
        symbol={symbol}
        onSubmit={(form) => {
          setTried(true)
          if (problems.length > 0) return focusFirstError(form)
          turn(true)
        }}
      />
    </ViewArrived>
  )
}
