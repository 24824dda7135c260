import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { systemStatusQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { pathTo } from '../../paths.ts'
import { MaintenanceView } from './MaintenanceView.tsx'

/** `/m/maintenance`: says how things stand, and leads home once the site is open. */
export function MaintenanceScreen() {
  const status = useQuery(systemStatusQuery(useClient()))
  if (status.data && !status.data.maintenance) return <Navigate to={pathTo('home')} replace />
  return <MaintenanceView until={status.data?.until} onRetry={() => void status.refetch()} retrying={status.isFetching} />
}
