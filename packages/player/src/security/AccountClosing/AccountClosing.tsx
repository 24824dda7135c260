import { useMutation } from '@tanstack/react-query'
import { closeAccount } from '@platform/sdk/security'
import { closeAccountMutation } from '@platform/sdk/query/security'
import { mentionsBonuses } from '@platform/sdk/markets'
import { useClient } from '@platform/sdk/react'
import { useCallForm } from '../../blocks/form/useCallForm.ts'
import { useMarket } from '../../merchant/useMarket.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { useWallet } from '../../session/useWallet.ts'
import { AccountClosingView } from './AccountClosingView.tsx'
import { useLeave } from '../../blocks/page/SignOut/useLeave.ts'

/** Closes the account, once the player has read the consequences. */
export function AccountClosing() {
  const client = useClient()
  const close = useMutation(closeAccountMutation(client))
  const leave = useLeave()
  const linkTo = useLinkTo()
  const market = useMarket()
  const wallet = useWallet()
  const form = useCallForm({
    call: closeAccount,
    empty: { password: '', read: false },
    secrets: ['password'],
    check: ({ password, read }) => ({
      password: password ? undefined : 'validation.confirmEmpty',
      read: read ? undefined : 'validation',
    }),
    toInput: ({ password }) => ({ password }),
    send: (input) => close.mutateAsync(input),
    onDone: () => void leave(),
  })
  const balance = wallet?.minor ? { minor: wallet.minor, symbol: wallet.symbol, masked: wallet.masked } : undefined
  return <AccountClosingView form={form} balance={balance} withdrawHref={linkTo('withdraw')} bonuses={mentionsBonuses(market)} />
}
