interface Connection extends EventTarget {
  saveData?: boolean
  effectiveType?: string
}

const connection = () => (typeof navigator === 'undefined' ? undefined : (navigator as { connection?: Connection }).connection)

/** Whether the device requests less data (`saveData`), or its network is slow. */
export function isSaving(): boolean {
  const { saveData = false, effectiveType = '' } = connection() ?? {}
  return saveData || effectiveType.endsWith('2g')
}

/** Calls back when the network changes; returns how to stop. */
export function onNetworkChange(listener: () => void): () => void {
  const network = connection()
  network?.addEventListener?.('change', listener)
  return () => network?.removeEventListener?.('change', listener)
}
