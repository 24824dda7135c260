import { useTranslations } from 'use-intl'
import { Card, CrownIcon, DownloadIcon, ListItem } from '@platform/ui'
import * as css from './MineView.css.ts'

export interface MineTilesProps {
  /** VIP benefits, only where they are on. */
  benefitsHref?: string
  /** Opens the download popup; absent without a download. */
  onDownload?: () => void
}

/** VIP benefits and the app (2.14). */
export function MineTiles({ benefitsHref, onDownload }: MineTilesProps) {
  const t = useTranslations('member')
  const titles = useTranslations('titles')
  if (!benefitsHref && !onDownload) return null
  return (
    <div className={css.tiles}>
      {benefitsHref && (
        <Card flush>
          <ListItem href={benefitsHref} icon={<CrownIcon />} title={titles('benefits')} />
        </Card>
      )}
      {onDownload && (
        <Card flush>
          <ListItem onClick={onDownload} icon={<DownloadIcon />} title={t('download')} />
        </Card>
      )}
    </div>
  )
}
