import { useAtom } from 'jotai'
import { useCallback } from 'react'
import { lazySheet } from '@platform/ui'
import { depositLayerAtom } from '../../session/depositLayer.ts'

const DepositLayer = /* @__PURE__ */ lazySheet(async () => (await import('./DepositLayer.tsx')).DepositLayer)

/** Opens the deposit over a game. In the first code, as a game rests until it closes; if its code cannot be loaded, it counts as closed. */
export function DepositLayerHost() {
  const [address, setAddress] = useAtom(depositLayerAtom)
  const close = useCallback(() => setAddress(undefined), [setAddress])
  return <DepositLayer open={address !== undefined} address={address} onOpenChange={close} />
}
