import { clsx } from 'clsx'
import { OfflineIcon } from '../../icons/status.tsx'
import { useUiLabels } from '../../labels/UiLabelsProvider.tsx'
import { bar } from './OfflineBar.css.ts'

/** Says that the network is gone. Keep it mounted: it is a live region, and empty while online. */
export function OfflineBar({ offline, className }: { offline: boolean; className?: string }) {
  const labels = useUiLabels()
  return (
    <div role="status" className={clsx(bar, className)}>
      {offline && (
        <>
          <OfflineIcon size="sm" />
          <span>{labels.offline}</span>
        </>
      )}
    </div>
  )
}
