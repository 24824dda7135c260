import { PopupDialog, usePopups } from './usePopups.ts'

/** The announcement popups over home (2.4). Their code is loaded with the first of them. */
export function HomePopups() {
  const { popups, first, open, close, forget } = usePopups()
  if (!popups || first === undefined || open === undefined) return null
  return <PopupDialog popups={popups} first={first} open={open} onClose={close} onClosed={forget} />
}
