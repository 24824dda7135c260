import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { OfflineIcon } from '../../icons/OfflineIcon.tsx'
import { useUiLabels } from '../../labels/UiLabelsProvider.tsx'
import { bar } from './OfflineBar.css.ts'

/** Shows that the network is unavailable. Leave it mounted: it is a live region, and empty while online. */
export function OfflineBar({
  offline,
  className,
  children,
}: {
  offline: boolean
  className?: string
  /** Instead of the usual words. */ children?: ReactNode
}) {
  const labels = useUiLabels()
  return (
    <div role="status" className={clsx(bar, className)}>
      {offline && (
        <>
          <OfflineIcon size="sm" />
          <span>{children || labels.offline}</span>
        </>
      )}
    </div>
  )
}
