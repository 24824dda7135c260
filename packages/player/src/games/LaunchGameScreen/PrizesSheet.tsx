import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { gameInfoQuery } from '@platform/sdk/query/games'
import { useClient } from '@platform/sdk/react'
import { ErrorState, Facts, loadable, Skeleton } from '@platform/ui'
import { BottomSheet } from '@platform/ui/overlays'
import { usePrizesText } from '../../blocks/game/usePrizesText.ts'

interface PrizesSheetProps {
  nodeId: string
  name: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** What a round of a game may pay. */
export function PrizesSheet({ nodeId, name, open, onOpenChange }: PrizesSheetProps) {
  const t = useTranslations('games')
  const info = loadable(useQuery(gameInfoQuery(useClient(), nodeId)))
  const prizesText = usePrizesText()
  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title={name}>
      {info.state === 'error' ? (
        <ErrorState title={t('pageFailed')} onRetry={info.retry} />
      ) : (
        <Facts
          rows={[
            { label: t('quick.prizes'), value: info.state === 'ready' ? prizesText(info.value.prizes ?? []) : <Skeleton />, long: true },
          ]}
        />
      )}
    </BottomSheet>
  )
}
