import { useQuery } from '@tanstack/react-query'
import { settingsQuery, systemStatusQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { serviceLinksQuery } from '../../blocks/page/serviceLinksQuery.ts'
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

/** Shows why the site is closed, for everyone or for this visitor's region; checks every 30 s whether it is open again (section 4). */
export function ClosedSite({ state }: { state: Exclude<StartupState, 'open'> | 'broken' }) {
  const client = useClient()
  const hasTexts = useTexts('public')
  const { merchant, logo } = useMerchant()
  const money = useMoneyScreen()
  // Mounting must not repeat a request that has just failed: while it is pending, the site counts as open.
  const look = { refetchInterval: state === 'broken' ? false : checkEvery, refetchOnMount: false, retryOnMount: false } as const
  const status = useQuery({ ...systemStatusQuery(client), ...look })
  const settings = useQuery({ ...settingsQuery(client), ...look })
  // If no call succeeds, the one for support does not either.
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

// A time in the past is not shown.
const returnTime = ({ data, dataUpdatedAt }: { data: { until?: number } | undefined; dataUpdatedAt: number }) =>
  data?.until !== undefined && data.until > dataUpdatedAt ? data.until : undefined
