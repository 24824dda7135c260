import { useSyncExternalStore } from 'react'
import { atom, useAtom } from 'jotai'
import { entries } from '../storage/entries.ts'

interface Connection extends EventTarget {
  saveData?: boolean
  effectiveType?: string
}

const connection = () => (typeof navigator === 'undefined' ? undefined : (navigator as { connection?: Connection }).connection)

/** Whether the device requests less data (`saveData`), or its network is slow. */
function isSaving(): boolean {
  const { saveData = false, effectiveType = '' } = connection() ?? {}
  return saveData || effectiveType.endsWith('2g')
}

/** Calls back when the network changes; returns how to stop. */
function onNetworkChange(listener: () => void): () => void {
  const network = connection()
  network?.addEventListener?.('change', listener)
  return () => network?.removeEventListener?.('change', listener)
}

const chosenAtom = atom<boolean | undefined>(undefined)

/** Whether to save data now: the player's choice in the menu, or else that of device and network. */
export const savesData = (): boolean => entries.dataSaver.get() ?? isSaving()

/** Whether data are saved, and the switch; the choice is stored on this device. */
export function useDataSaver(): { on: boolean; set: (on: boolean) => void } {
  const [chosen, choose] = useAtom(chosenAtom)
  const deviceDefault = useSyncExternalStore(onNetworkChange, savesData, () => false)
  const set = (on: boolean) => {
    entries.dataSaver.set(on)
    choose(on)
  }
  return { on: chosen ?? deviceDefault, set }
}
