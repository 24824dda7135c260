import { Suspense } from 'react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { settingsQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { serviceLinksQuery, socialLinks } from '../../blocks/page/serviceLinksQuery.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { useLinkTo } from '../../session/useViewer.ts'
import { ServiceSkeleton, ServiceView } from './ServiceView.tsx'

/** `/m/service` (2.18). */
export const ServiceScreen = () => (
  <Suspense fallback={<ServiceSkeleton />}>
    <Service />
  </Suspense>
)

function Service() {
  const client = useClient()
  const { merchant } = useMerchant()
  const linkTo = useLinkTo()
  const { data: contacts } = useSuspenseQuery(serviceLinksQuery(client, merchant))
  const settings = useQuery(settingsQuery(client)).data
  return (
    <ServiceView
      contacts={contacts}
      brand={merchant.name}
      social={socialLinks(settings?.resources ?? [], contacts)}
      helpHref={linkTo('help')}
      feedbackHref={linkTo('feedback')}
    />
  )
}
