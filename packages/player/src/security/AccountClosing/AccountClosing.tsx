import { useMutation, useSuspenseQueries } from '@tanstack/react-query'
import { isAgentType } from '@platform/sdk/account'
import { settingsQuery } from '@platform/sdk/query/account'
import { protectionEffectsQuery } from '@platform/sdk/query/protection'
import { closeAccountMutation } from '@platform/sdk/query/security'
import { closeAccount } from '@platform/sdk/security'
import { useClient } from '@platform/sdk/react'
import { useCallForm } from '../../blocks/form/useCallForm.ts'
import { useLeave } from '../../blocks/page/SignOut/useLeave.ts'
import { useMember } from '../../session/useMember.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { AccountClosingView } from './AccountClosingView.tsx'

/** Closes the account, once the player has read the consequences. */
export function AccountClosing() {
  const client = useClient()
  const [{ data: effects }, { data: settings }] = useSuspenseQueries({
    queries: [protectionEffectsQuery(client, { act: 'close' }), settingsQuery(client)],
  })
  const close = useMutation(closeAccountMutation(client))
  const leave = useLeave()
  const linkTo = useLinkTo()
  const { type } = useMember()
  const form = useCallForm({
    call: closeAccount,
    empty: { password: '', read: false },
    draft: 'closing',
    secrets: ['password'],
    check: ({ password, read }) => ({
      password: password ? undefined : 'validation.confirmEmpty',
      read: read ? undefined : 'validation',
    }),
    toInput: ({ password }) => ({ password }),
    send: (input) => close.mutateAsync(input),
    onDone: () => void leave(),
  })
  return (
    <AccountClosingView
      form={form}
      effects={effects}
      symbol={settings.currencySymbol}
      isAgent={isAgentType(type)}
      withdrawHref={effects.balance > 0 ? linkTo('withdraw') : undefined}
    />
  )
}
