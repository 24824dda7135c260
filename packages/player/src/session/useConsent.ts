import { atom, useAtom } from 'jotai'
import { entries } from '../storage/entries.ts'

const chosenAtom = atom<boolean | undefined>(undefined)

// An answer in another tab applies here too.
chosenAtom.onMount = (choose) => {
  const heard = ({ key }: StorageEvent) => key === entries.consent.key && choose(entries.consent.get())
  addEventListener('storage', heard)
  return () => removeEventListener('storage', heard)
}

/** The browser's setting for every site: Global Privacy Control. */
const refusesEverywhere = () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/** Whether the player agreed to analytics; `undefined` until there is an answer. It is stored on this device and can be withdrawn. */
export function useConsent(): { agreed: boolean | undefined; set: (agreed: boolean) => void } {
  const [chosen, choose] = useAtom(chosenAtom)
  const set = (agreed: boolean) => {
    entries.consent.set(agreed)
    choose(agreed)
  }
  return { agreed: chosen ?? entries.consent.get() ?? (refusesEverywhere() ? false : undefined), set }
}
