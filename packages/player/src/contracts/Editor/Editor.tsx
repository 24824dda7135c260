import { useLayoutEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { type Contract, type ContractRules, type ContractTerms, proposeContract, termsProblems } from '@platform/sdk/contracts'
import { proposeContractMutation } from '@platform/sdk/query/contracts'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { ButtonLink, Empty, toasts } from '@platform/ui'
import { useCallForm } from '../../blocks/form/useCallForm.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import type { ContractPart } from '../ContractPart.ts'
import { KnownMember } from '../Downline/KnownMember.tsx'
import { useMemberContract } from '../Downline/useMemberContract.ts'
import { isRunningOut } from '../isRunningOut.ts'
import { Replay } from '../Replay/Replay.tsx'
import { termsOf, type Draft } from './Draft.ts'
import { EditorView } from './EditorView.tsx'
import { ReviewView } from './ReviewView.tsx'
import { standardFor } from './standardFor.ts'
import { useStoredOffer } from './useStoredOffer.ts'

type EditorProps = ContractPart & { memberId: string }

/** An offer to a member below: edited, then reviewed with an example and the last closed periods, then sent. */
export function Editor(props: EditorProps) {
  const { kind, place, memberId } = props
  return (
    <KnownMember memberId={memberId} backHref={place.at({ tab: 'downline' })}>
      {(userName) => <ContractOffer {...props} key={kind} userName={userName} />}
    </KnownMember>
  )
}

function ContractOffer({ userName, ...props }: EditorProps & { userName: string }) {
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
  return <OfferEditor {...props} userName={userName} contract={contract} rules={rules} ceiling={ceiling} />
}

interface OfferEditorProps extends EditorProps {
  userName: string
  contract: Contract | undefined
  rules: ContractRules
  /** The agent's own terms, which no offer may exceed. */
  ceiling: ContractTerms
}

function OfferEditor({ kind, place, symbol, memberId, userName, contract, rules, ceiling }: OfferEditorProps) {
  const t = useTranslations('contracts.editor')
  const errorText = useErrorText()
  const now = contract?.next?.terms ?? contract?.terms
  const { initial, store, forget } = useStoredOffer({ kind, memberId, contract, now, ceiling })
  const editor = { tab: 'downline', view: 'offer', member: memberId } as const
  const offer = useKeyedMutation(proposeContractMutation(useClient()), {
    scope: `${kind} ${memberId}`,
    onDone: () => {
      forget()
      toasts.success(t('sent'))
      place.go({ tab: 'downline', member: memberId })
    },
  })
  const standard = standardFor({ kind, now, ceiling, rules })
  const problemsOf = (draft: Draft) => termsProblems(termsOf(draft, standard.tiers), { kind, ...rules, current: now })
  const form = useCallForm({
    call: proposeContract,
    empty: initial,
    keyed: offer,
    check: (draft) =>
      Object.fromEntries(problemsOf(draft).map(({ tier, field, problem }) => [tier === undefined ? field : 'tiers', problem])),
    toInput: (draft) => ({ kind, memberId, terms: termsOf(draft, standard.tiers), ...(contract && { revision: contract.revision }) }),
    send: async (input) => {
      if (isReview) await offer.submit(input)
      else place.goOn({ ...editor, step: 'review' })
    },
  })
  const { values: draft } = form
  const problems = problemsOf(draft)
  const isReview: boolean = place.step === 'review' && problems.length === 0
  useTop(isReview)
  // Sent from here or elsewhere, and opened again by the browser's Back.
  if (contract?.proposal && offer.status === 'idle') {
    const href = place.at({ tab: 'downline', member: memberId })
    return <Empty title={t('waits')} text={t('waitsText')} action={<ButtonLink href={href}>{t('contract')}</ButtonLink>} />
  }
  if (isReview) {
    const terms = termsOf(draft, standard.tiers)
    return (
      <ReviewView
        // Its fields are in the other step.
        form={{ ...form, failure: form.failure ?? (form.error === undefined ? undefined : errorText(form.error)) }}
        userName={userName}
        terms={terms}
        now={now}
        activeStake={rules.activeStake}
        symbol={symbol}
        replay={<Replay kind={kind} memberId={memberId} proposed={terms} now={now} symbol={symbol} />}
        onBack={() => place.back(editor)}
      />
    )
  }
  return (
    <EditorView
      form={{
        ...form,
        set: (name, value) => {
          form.set(name, value)
          store({ ...draft, [name]: value })
        },
      }}
      userName={userName}
      ceiling={ceiling}
      rules={rules}
      standard={standard}
      problems={problems}
      symbol={symbol}
    />
  )
}

/** The two steps are one page: each starts scrolled to its top. */
function useTop(reviewing: boolean) {
  const before = useRef(reviewing)
  useLayoutEffect(() => {
    if (before.current !== reviewing) window.scrollTo({ top: 0, behavior: 'instant' })
    before.current = reviewing
  }, [reviewing])
}
