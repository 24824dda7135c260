import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { minor } from '@platform/sdk'
import { transferBetweenWallets, type OwnWallet } from '@platform/sdk/wallet'
import { merchantWalletQuery, walletTransferMutation } from '@platform/sdk/query/wallet'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { BackBar, loadable } from '@platform/ui'
import { checkAmount } from '../../blocks/form/checkAmount.ts'
import { useAmountText } from '../../blocks/form/useAmountText.ts'
import { useCallForm } from '../../blocks/form/useCallForm.ts'
import { LinesSkeleton } from '../../blocks/page/LinesSkeleton.tsx'
import { LoadFailed } from '../../blocks/page/LoadFailed.tsx'
import { useViewTitle } from '../../blocks/page/viewTitle.ts'
import { isUnseen } from '../../blocks/form/UnknownOutcome/unknownOf.ts'
import { useBalanceMask } from '../../session/useBalanceMask.ts'
import { useLastMember } from '../../session/useMember.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { useCurrencySymbol } from '../../session/useCurrencySymbol.ts'
import { OwnWalletsView, type WalletValues } from './OwnWalletsView.tsx'

/** `/m/mine?view=wallets`: the member's own wallets, and transfers between them. A merchant with one wallet has no link to it. Spec 7.6. */
export function OwnWallets({ onBack }: { onBack: () => void }) {
  const t = useTranslations('wallet.own')
  const userName = useLastMember()?.userName
  const answer = loadable(useQuery({ ...merchantWalletQuery(useClient()), refetchOnMount: 'always' }))
  useViewTitle(t('title'))
  return (
    <>
      <BackBar title={t('title')} onBack={onBack} />
      {answer.state === 'loading' && <LinesSkeleton />}
      {answer.state === 'error' && <LoadFailed retry={answer.retry} />}
      {answer.state === 'ready' && <WalletTransfer key={userName} wallets={answer.value.wallets} />}
    </>
  )
}

const emptyOf = ([main, other]: readonly OwnWallet[]): WalletValues => ({
  from: main?.wallet ?? '',
  to: other?.wallet ?? '',
  amount: undefined,
})

function WalletTransfer({ wallets }: { wallets: readonly OwnWallet[] }) {
  const client = useClient()
  const linkTo = useLinkTo()
  const { masked } = useBalanceMask()
  const symbol = useCurrencySymbol() ?? ''
  const amountText = useAmountText(symbol, 'own')
  const [lastTransfer, setLastTransfer] = useState<{ amount: number; to: string }>()
  const transfer = useKeyedMutation(walletTransferMutation(client), {
    onDone: () => {
      const { from, to } = form.values
      form.empty({ from, to })
    },
  })
  const limitsOf = (from: string) => ({ min: 0, max: Infinity, free: wallets.find(({ wallet }) => wallet === from)?.transferable ?? 0 })
  const form = useCallForm({
    call: transferBetweenWallets,
    empty: emptyOf(wallets),
    draft: 'ownWallets',
    keyed: transfer,
    check: ({ amount, from }) => ({ amount: checkAmount(amount || undefined, limitsOf(from)) }),
    live: ['amount'],
    textOf: (_name, code, { from }) => amountText(code, limitsOf(from)),
    toInput: ({ amount, ...wallet }) => ({ ...wallet, amount: amount ?? minor(0) }),
    send: (input) => {
      setLastTransfer(input)
      return transfer.submit(input)
    },
  })
  return (
    <OwnWalletsView
      form={form}
      wallets={wallets}
      symbol={symbol}
      masked={masked}
      onAnother={isUnseen(transfer) && !lastTransfer ? transfer.reset : undefined}
      done={transfer.status === 'done' ? lastTransfer : undefined}
      recordsHref={linkTo('accountRecord')}
    />
  )
}
