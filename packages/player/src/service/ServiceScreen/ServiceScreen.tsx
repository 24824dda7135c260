import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { firstFailure } from '../../blocks/firstFailure.ts'
import { serviceLinksQuery, socialLinks } from '../../blocks/serviceLinksQuery.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { useLinkTo } from '../../session/useViewer.ts'
import { ServiceView } from './ServiceView.tsx'

/** `/m/service` (2.18). */
export function ServiceScreen() {
  const client = useClient()
  const { merchant } = useMerchant()
  const linkTo = useLinkTo()
  const contacts = useQuery({ ...serviceLinksQuery(client, merchant), ...firstFailure }).data
  const settings = useQuery(settingsQuery(client)).data
  return (
    <ServiceView
      contacts={contacts}
      social={socialLinks(settings?.resources ?? [], contacts ?? [])}
      helpHref={linkTo('help')}
      feedbackHref={linkTo('feedback')}
    />
  )
}
