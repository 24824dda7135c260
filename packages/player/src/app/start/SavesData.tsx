import type { ReactNode } from 'react'
import { DataSaverProvider } from '@platform/ui'
import { pictureAt } from '../../session/pictureAt.ts'
import { useDataSaver } from '../../session/useDataSaver.ts'

/** Hands the player's data saver on to the components. */
export function SavesData({ children }: { children: ReactNode }) {
  return (
    <DataSaverProvider on={useDataSaver().on} pictureAt={pictureAt}>
      {children}
    </DataSaverProvider>
  )
}
