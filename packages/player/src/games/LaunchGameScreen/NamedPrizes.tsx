import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { namesPrizes } from '@platform/sdk/markets'
import { lazySheet } from '@platform/ui'
import { useMarket } from '../../merchant/useMarket.ts'
import * as css from './LaunchGameView.css.ts'

const PrizesSheet = lazySheet(async () => (await import('./PrizesSheet.tsx')).PrizesSheet)

/** Where the market has a game name its prizes before its launch: their name, which opens what the game pays. */
export function NamedPrizes({ nodeId, name }: { nodeId: string; name: string }) {
  const t = useTranslations('games.launch')
  const isNamed = namesPrizes(useMarket())
  const [open, setOpen] = useState(false)
  if (!isNamed) return null
  return (
    <>
      <button type="button" className={css.prizes} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('prizes')}
      </button>
      <PrizesSheet nodeId={nodeId} name={name} open={open} onOpenChange={setOpen} />
    </>
  )
}
