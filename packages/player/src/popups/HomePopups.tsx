import { lazy, Suspense } from 'react'
import { usePopups } from './usePopups.ts'

const PopupDialog = lazy(() => import('./PopupDialog.tsx'))

/** The announcement popups over home (2.4). Their code comes with the first of them. */
export function HomePopups() {
  const { popups, open, close, forget } = usePopups()
  if (!popups || open === undefined) return null
  return (
    <Suspense>
      <PopupDialog popups={popups} open={open} onClose={close} onClosed={forget} />
    </Suspense>
  )
}
