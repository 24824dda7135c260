import { atom, useAtom } from 'jotai'
import { entries } from '../storage/entries.ts'

const maskAtom = atom<boolean | undefined>(undefined)

/** Whether the player hides the balance, and the switch; stored on this device (section 4). */
export function useBalanceMask(): { masked: boolean; toggle: () => void } {
  const [chosen, choose] = useAtom(maskAtom)
  const masked = chosen ?? entries.balanceMasked.get() ?? false
  const toggle = () => {
    entries.balanceMasked.set(!masked)
    choose(!masked)
  }
  return { masked, toggle }
}
