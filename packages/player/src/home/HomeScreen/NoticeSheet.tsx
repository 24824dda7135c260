import { useTranslations } from 'use-intl'
import type { Announcement } from '@platform/sdk/announcements'
import { BottomSheet } from '@platform/ui/overlays'
import { plainText } from '../plainText.ts'
import * as css from './NoticeSheet.css.ts'

/** The announcements to read, where the merchant has no page for them. */
export default function NoticeSheet({
  notices,
  open,
  onOpenChange,
}: {
  notices: readonly Announcement[]
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const t = useTranslations('home')
  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title={t('notices')}>
      {notices.length === 0 && <p>{t('noNotice')}</p>}
      {notices.map(({ id, title, content }) => (
        <article key={id} className={css.notice}>
          <h3 className={css.title}>{title}</h3>
          {plainText(content).map((line, index) => (
            <p key={index}>{line}</p>
          ))}
        </article>
      ))}
    </BottomSheet>
  )
}
