import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { systemStatusQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { pathTo } from '../../paths.ts'

/** `/m/maintenance`: while the site is closed, every address shows this instead of its screen; once it is open this one redirects home. */
export function MaintenanceScreen() {
  const { data } = useSuspenseQuery(systemStatusQuery(useClient()))
  return data.maintenance ? null : <Navigate to={pathTo('home')} replace />
}
