import { useTranslations } from 'use-intl'
import { Banner as BannerSlides, Skeleton } from '@platform/ui'
import type { Banner } from '@platform/sdk/announcements'
import type { Loadable } from '../../../blocks/Loadable.ts'
import { Failed } from './Failed.tsx'
import { Kept } from './Kept.tsx'

/** Autoplay of section 9. */
const EVERY_MS = 5000

/** The banners; what a tap on one does is the screen's decision. Spec 2.3. */
export function BannerBlock({ banners, onBanner }: { banners: Loadable<readonly Banner[]>; onBanner: (banner: Banner) => void }) {
  const t = useTranslations('home')
  if (banners.state === 'loading') return <Skeleton shape="banner" />
  if (banners.state === 'error') {
    return (
      <Kept place={<Skeleton shape="banner" />}>
        <Failed onRetry={banners.retry} />
      </Kept>
    )
  }
  const slides = banners.value.map(({ url, title }, index) => ({ id: index, image: url, alt: title }))
  return (
    <BannerSlides label={t('banner')} slides={slides} autoplayMs={EVERY_MS} onOpen={({ id }) => onBanner(banners.value[Number(id)]!)} />
  )
}
