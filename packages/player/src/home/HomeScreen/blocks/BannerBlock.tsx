import { useTranslations } from 'use-intl'
import { Banner as BannerSlides, Skeleton, type Loadable } from '@platform/ui'
import type { Banner } from '@platform/sdk/announcements'
import { FailedBlock } from './FailedBlock.tsx'
import { SameSizePlaceholder } from './SameSizePlaceholder.tsx'

/** Autoplay interval of section 9. */
const EVERY_MS = 5000

interface BannerBlockProps {
  banners: Loadable<readonly Banner[]>
  /** The brand's own picture: shown until banners are loaded, and if there are none. */
  hero?: Banner
  /** The age limit on each banner. */
  mark?: string
  onBanner: (banner: Banner) => void
}

/** The banners; the screen handles taps. Spec 2.3. */
export function BannerBlock({ banners, hero, mark, onBanner }: BannerBlockProps) {
  const t = useTranslations('home')
  const own = hero ? [hero] : []
  const list = banners.state === 'ready' && banners.value.length > 0 ? banners.value : own
  // The same element throughout, so that the brand's picture stays until the first banner is loaded.
  if (list.length > 0) {
    const slides = list.map(({ url, title }, index) => ({ id: index, image: url, alt: title }))
    return (
      <BannerSlides
        label={t('banner')}
        slides={slides}
        mark={mark}
        autoplayMs={EVERY_MS}
        onOpen={({ id }) => onBanner(list[Number(id)]!)}
      />
    )
  }
  if (banners.state === 'loading') return <Skeleton shape="banner" />
  if (banners.state === 'error') {
    return (
      <SameSizePlaceholder place={<Skeleton shape="banner" />}>
        <FailedBlock onRetry={banners.retry} />
      </SameSizePlaceholder>
    )
  }
  return null
}
