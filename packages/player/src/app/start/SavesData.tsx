import type { ReactNode } from 'react'
import { DataSaverProvider } from '@platform/ui'
import { smallPicture } from '../../session/smallPicture.ts'
import { useDataSaver } from '../../session/useDataSaver.ts'

/** Hands the player's data saver on to the components. */
export function SavesData({ children }: { children: ReactNode }) {
  return (
    <DataSaverProvider on={useDataSaver().on} small={smallPicture}>
      {children}
    </DataSaverProvider>
  )
}
