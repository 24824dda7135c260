import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { endContractMutation } from '@platform/sdk/query/contracts'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { toasts } from '@platform/ui'
import { unknownOf } from '../../blocks/form/UnknownOutcome/unknownOf.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import type { ContractPart } from '../ContractPart.ts'
import { SettlementList } from '../Settlements/SettlementList.tsx'
import { KnownMember } from './KnownMember.tsx'
import { DownlineContractView } from './DownlineContractView.tsx'
import { useMemberContract } from './useMemberContract.ts'

type DownlineContractProps = ContractPart & { memberId: string }

/** The contract with one member below: its state, the actions, and its settlements. */
export function DownlineContract(props: DownlineContractProps) {
  const { place, memberId } = props
  return (
    <KnownMember memberId={memberId} backHref={place.at({ tab: 'downline' })}>
      {(userName) => <MemberContract {...props} userName={userName} />}
    </KnownMember>
  )
}

function MemberContract({ kind, place, symbol, memberId, userName }: DownlineContractProps & { userName: string }) {
  const t = useTranslations('contracts.member')
  const errorText = useErrorText()
  const { contract, rules } = useMemberContract(kind, memberId)
  const [asking, ask] = useState(false)
  const end = useKeyedMutation(endContractMutation(useClient()), { scope: `${kind} ${memberId}`, onDone: () => toasts.success(t('done')) })
  const propose = async () => {
    if (contract) await end.submit({ kind, contractId: contract.contractId, revision: contract.revision })
    ask(false)
  }
  return (
    <DownlineContractView
      kind={kind}
      userName={userName}
      contract={contract}
      symbol={symbol}
      offerHref={rules.mayOffer ? place.at({ tab: 'downline', member: memberId, view: 'offer' }) : undefined}
      end={{
        busy: end.busy,
        error: end.status === 'failed' ? errorText(end.error) : undefined,
        unknown: unknownOf(end),
        onEnd: () => void propose(),
      }}
      asking={asking}
      onAsk={ask}
      settlements={contract && <SettlementList kind={kind} side="downline" memberId={memberId} place={place} symbol={symbol} />}
    />
  )
}
