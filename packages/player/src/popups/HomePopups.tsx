import { PopupDialog, usePopups } from './usePopups.ts'

/** The announcement popups over home (2.4). Their code is loaded with the first of them. */
export function HomePopups() {
  const { popups, open, close, forget } = usePopups()
  if (!popups || open === undefined) return null
  return <PopupDialog popups={popups} open={open} onClose={close} onClosed={forget} />
}
