import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { endAllSessionsMutation, signInsQuery } from '@platform/sdk/query/security'
import { useClient } from '@platform/sdk/react'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useLeave } from '../../blocks/page/SignOut/useLeave.ts'
import { SecurityHistoryView } from './SecurityHistoryView.tsx'
import { RememberedDevices } from './RememberedDevices.tsx'

/** The member's sign-ins, the devices that need no password, and a button to end all sessions. */
export function SecurityHistory() {
  const client = useClient()
  const errorText = useErrorText()
  const { data } = useSuspenseQuery(signInsQuery(client))
  const leave = useLeave()
  const end = useMutation(endAllSessionsMutation(client))
  const endAll = async () => {
    await end.mutateAsync()
    await leave()
  }
  return (
    <SecurityHistoryView
      signIns={data}
      devices={<RememberedDevices />}
      busy={end.isPending}
      error={end.error ? errorText(end.error) : undefined}
      onEndAll={() => void endAll().catch(() => undefined)}
    />
  )
}
