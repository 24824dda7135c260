import { useQuery } from '@tanstack/react-query'
import { settingsQuery, systemStatusQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { serviceLinksQuery } from '../../blocks/serviceLinksQuery.ts'
import { LanguageButton } from '../../i18n/LanguageButton.tsx'
import { useTexts } from '../../i18n/LanguageProvider.tsx'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { ClosedPage } from '../../system/ClosedPage/ClosedPage.tsx'
import { useMoneyScreen } from '../../session/useMoneyScreen.ts'
import { MaintenanceView } from '../../system/MaintenanceScreen/MaintenanceView.tsx'
import { RegionView } from '../../system/RegionView/RegionView.tsx'
import { ServiceErrorView } from '../../system/ServiceErrorView/ServiceErrorView.tsx'
import type { StartupState } from './startupState.ts'

const checkEvery = 30_000

/** Why there is no site at the moment, to all or to this visitor's place; looks every 30 s whether there is one again (section 4). */
export function ClosedSite({ state }: { state: Exclude<StartupState, 'open'> | 'broken' }) {
  const client = useClient()
  const hasTexts = useTexts('public')
  const { merchant, logo } = useMerchant()
  const money = useMoneyScreen()
  // What has just failed is not asked again by showing so: each question opens the site until it is answered.
  const look = { refetchInterval: state === 'broken' ? false : checkEvery, refetchOnMount: false, retryOnMount: false } as const
  const status = useQuery({ ...systemStatusQuery(client), ...look })
  const settings = useQuery({ ...settingsQuery(client), ...look })
  // Where nothing answers, support does not either.
  const contacts = useQuery({ ...serviceLinksQuery(client, merchant), enabled: state !== 'broken' }).data ?? []
  if (!hasTexts) return null
  const again = {
    onRetry: () => void Promise.all([status.refetch(), settings.refetch()]),
    retrying: status.isFetching || settings.isFetching,
  }
  return (
    <ClosedPage logo={logo} languageButton={<LanguageButton />} contacts={contacts}>
      <title>{merchant.name}</title>
      {(state === 'maintenance' || state === 'upgrading') && (
        <MaintenanceView of={state} money={money} until={returnTime(status)} {...again} />
      )}
      {state === 'broken' && <ServiceErrorView {...again} />}
      {(state === 'region' || state === 'ip') && <RegionView of={state} {...again} />}
    </ClosedPage>
  )
}

// A moment that has passed is no promise any more.
const returnTime = ({ data, dataUpdatedAt }: { data: { until?: number } | undefined; dataUpdatedAt: number }) =>
  data?.until !== undefined && data.until > dataUpdatedAt ? data.until : undefined
