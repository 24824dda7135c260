import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { closeAccountMutation } from '@platform/sdk/query/security'
import { mentionsBonuses } from '@platform/sdk/markets'
import { useClient } from '@platform/sdk/react'
import { useMarket } from '../merchant/useMarket.ts'
import { useLinkTo } from '../session/useViewer.ts'
import { useWallet } from '../session/useWallet.ts'
import { CloseView } from './CloseView.tsx'
import { useLeave } from '../blocks/SignOut/useLeave.ts'
import { useSecurityForm } from './useSecurityForm.ts'

/** Closes the account, once the player has read the consequences. */
export function Close() {
  const client = useClient()
  const close = useMutation(closeAccountMutation(client))
  const leave = useLeave()
  const linkTo = useLinkTo()
  const market = useMarket()
  const wallet = useWallet()
  const [read, setRead] = useState(false)
  const form = useSecurityForm({
    check: ({ password }) => ({
      password: password ? undefined : 'validation.confirmEmpty',
      consequences: read ? undefined : 'validation',
    }),
    send: ({ password = '' }) => close.mutateAsync({ password }),
    onDone: () => void leave(),
  })
  const balance = wallet?.minor ? { minor: wallet.minor, symbol: wallet.symbol, masked: wallet.masked } : undefined
  return (
    <CloseView
      form={form}
      balance={balance}
      withdrawHref={linkTo('withdraw')}
      bonuses={mentionsBonuses(market)}
      read={read}
      onRead={setRead}
    />
  )
}
