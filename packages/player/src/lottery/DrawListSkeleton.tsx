import { useTranslations } from 'use-intl'
import { Skeleton } from '@platform/ui'
import { EarlyPicture } from '../blocks/EarlyPicture.tsx'
import { EarlyText } from '../blocks/EarlyText.tsx'
import * as css from './DrawList.css.ts'

/** Placeholders of lotteries, as high as their cards. */
export function DrawListSkeleton() {
  const t = useTranslations('lottery')
  return (
    <div className={css.list} role="status" aria-label={t('loading')}>
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className={css.waiting}>
          <Skeleton shape="card" className={css.place} />
          <div className={css.early}>
            <EarlyPicture className={css.earlyPicture} width={52} height={52} sizes="auto, 52px" />
            <EarlyText className={css.earlyName} />
          </div>
        </div>
      ))}
    </div>
  )
}
