import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Minor } from '@platform/sdk'
import type { OwnWallet } from '@platform/sdk/wallet'
import { merchantWalletQuery, walletTransferMutation } from '@platform/sdk/query/wallet'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { BackBar, loadable } from '@platform/ui'
import { LinesSkeleton } from '../../blocks/LinesSkeleton.tsx'
import { LoadFailed } from '../../blocks/LoadFailed.tsx'
import { useViewTitle } from '../../blocks/viewTitle.ts'
import { isUnseen } from '../../blocks/UnknownOutcome/isUnseen.ts'
import { unknownOf } from '../../blocks/UnknownOutcome/unknownOf.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useBalanceMask } from '../../session/useBalanceMask.ts'
import { useClearWhenLeft, useDraft } from '../../session/useDraft.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { useCurrencySymbol } from '../../session/useCurrencySymbol.ts'
import { OwnWalletsView, type OwnWalletProblem } from './OwnWalletsView.tsx'

interface TransferDraft {
  from: string
  /** The wallet beside the main one. */
  other: string
  amount: Minor | undefined
}

/** `/m/mine?view=wallets`: the member's own wallets, and transfers between them. A merchant with one wallet has no link to it. Spec 7.6. */
export function OwnWallets({ onBack }: { onBack: () => void }) {
  const t = useTranslations('wallet.own')
  const answer = loadable(useQuery({ ...merchantWalletQuery(useClient()), refetchOnMount: 'always' }))
  useViewTitle(t('title'))
  return (
    <>
      <BackBar title={t('title')} onBack={onBack} />
      {answer.state === 'loading' && <LinesSkeleton />}
      {answer.state === 'error' && <LoadFailed retry={answer.retry} />}
      {answer.state === 'ready' && <Transfer wallets={answer.value.wallets} />}
    </>
  )
}

function Transfer({ wallets }: { wallets: readonly OwnWallet[] }) {
  const client = useClient()
  const linkTo = useLinkTo()
  const errorText = useErrorText()
  const { masked } = useBalanceMask()
  const symbol = useCurrencySymbol() ?? ''
  const [main, ...others] = wallets.map(({ wallet }) => wallet)
  const { draft, change, clear } = useDraft<TransferDraft>('ownWallets')
  const { from = main, other = others[0], amount } = draft
  const [tried, setTried] = useState(false)
  const [lastTransfer, setLastTransfer] = useState<{ amount: number; to: string }>()
  // One of the two is always the main wallet.
  const to = from === main ? other : main
  const transfer = useKeyedMutation(walletTransferMutation(client), {
    onDone: () => {
      change({ amount: undefined })
      setTried(false)
    },
  })
  useClearWhenLeft(clear, transfer.busy || transfer.status === 'unknown')
  const problem = problemOf(amount, wallets.find(({ wallet }) => wallet === from)?.transferable ?? 0)
  const submit = () => {
    // The keyboard's own button: what it would say of the amount typed since is not what was transferred.
    if (transfer.status === 'unknown') return void transfer.checkAgain()
    setTried(true)
    if (problem || amount === undefined || !from || !to) return
    setLastTransfer({ amount, to })
    void transfer.submit({ from, to, amount })
  }
  return (
    <OwnWalletsView
      wallets={wallets}
      symbol={symbol}
      masked={masked}
      from={from}
      onFrom={(next) => change({ from: next, ...(next !== main && { other: next }) })}
      to={to}
      onTo={(next) => change({ other: next })}
      amount={amount}
      onAmount={(next) => change({ amount: next as Minor | undefined })}
      problem={tried || problem !== 'empty' ? problem : undefined}
      busy={transfer.busy}
      error={transfer.status === 'failed' ? errorText(transfer.error) : undefined}
      unknown={unknownOf(transfer)}
      onAnother={isUnseen(transfer) && !lastTransfer ? transfer.reset : undefined}
      done={transfer.status === 'done' ? lastTransfer : undefined}
      onSubmit={submit}
      recordsHref={linkTo('accountRecord')}
    />
  )
}

function problemOf(amount: Minor | undefined, transferable: number): OwnWalletProblem | undefined {
  if (!amount) return 'empty'
  return amount > transferable ? 'most' : undefined
}
