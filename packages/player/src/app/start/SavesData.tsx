import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { DataSaverProvider } from '@platform/ui'
import { imageCDNs } from '../../session/imageCDNs.ts'
import { pictureAt } from '../../session/pictureAt.ts'
import { useDataSaver } from '../../session/useDataSaver.ts'

/** Provides the components with the options for requesting pictures: data saver, sizes, the merchant's image CDNs. */
export function SavesData({ children }: { children: ReactNode }) {
  const configured = useQuery({ ...settingsQuery(useClient()), enabled: false }).data?.imageCDNs
  return (
    <DataSaverProvider on={useDataSaver().on} pictureAt={pictureAt} mirrors={imageCDNs(configured)}>
      {children}
    </DataSaverProvider>
  )
}
