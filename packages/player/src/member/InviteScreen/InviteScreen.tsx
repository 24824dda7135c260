import { useQuery } from '@tanstack/react-query'
import { memberInfoQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { pathTo } from '../../paths.ts'
import { InviteView } from './InviteView.tsx'

/** `/m/inviteFriends`. */
export function InviteScreen() {
  const client = useClient()
  const { merchant } = useMerchant()
  const { data } = useQuery({ ...memberInfoQuery(client), throwOnError: (_error, { state }) => state.data === undefined })
  const link = data && location.origin + pathTo('register', { r: data.id })
  return <InviteView brand={merchant.name} link={link} canShare={'share' in navigator} onShare={(text, url) => void share(text, url)} />
}

/** Closing the system's sheet is no failure. */
const share = (text: string, url: string) => navigator.share({ text, url }).catch(() => undefined)
