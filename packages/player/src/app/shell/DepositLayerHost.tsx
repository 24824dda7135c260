import { useAtom } from 'jotai'
import { useLocation } from 'react-router'
import { useCallback, useEffect } from 'react'
import { lazySheet } from '@platform/ui'
import { routeOf } from '../../paths.ts'
import { depositLayerAtom } from '../../session/depositLayer.ts'

const DepositLayer = /* @__PURE__ */ lazySheet(async () => (await import('./DepositLayer.tsx')).DepositLayer)

/** Opens the deposit over a game; it closes with the game's page. */
export function DepositLayerHost() {
  const [address, setAddress] = useAtom(depositLayerAtom)
  const isGame = routeOf(useLocation().pathname) === 'launchGame'
  useEffect(() => {
    if (!isGame) setAddress(undefined)
  }, [isGame, setAddress])
  const close = useCallback(() => setAddress(undefined), [setAddress])
  return <DepositLayer open={address !== undefined && isGame} address={address} onOpenChange={close} />
}
