import { useTranslations } from 'use-intl'
import type { HotMatch } from '@platform/sdk/announcements'
import { Dialog } from '@platform/ui/overlays'
import { Match } from './Match.tsx'
import { list } from './HotMatchDialog.css.ts'

export interface HotMatchDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  matches: readonly HotMatch[]
}

/** All hot matches, with times in the player's time zone. Spec 2.3, 2.5. */
export function HotMatchDialog({ open, onOpenChange, matches }: HotMatchDialogProps) {
  const t = useTranslations('home')
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('hotMatches')}>
      <ul className={list}>
        {matches.map((match) => (
          <li key={match.nodeId + match.matchTime}>
            <Match match={match} onPlay={() => onOpenChange(false)} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
