import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { SectionHeading, Skeleton, VendorIcon, type Loadable, VendorTile } from '@platform/ui'
import type { Vendor } from '@platform/sdk/games'
import { pathTo } from '../../../paths.ts'
import { section } from '../HomeView.css.ts'
import { FailedBlock } from './FailedBlock.tsx'
import * as css from './blocks.css.ts'
import { vendorPath } from '../../../blocks/game/vendors.ts'
import { vendor as place } from './blocks.css.ts'

/** The vendors in two horizontally scrolling rows; each links to its games or its lobby. Spec 1, 2.3. */
export function VendorBlock({ vendors }: { vendors: Loadable<readonly Vendor[]> }) {
  const t = useTranslations('home')
  const id = useId()
  const places = Array.from({ length: 8 }, (_, index) => <Skeleton key={index} shape="card" className={css.vendor} />)
  return (
    <section className={section} aria-labelledby={id} aria-busy={vendors.state === 'loading'}>
      <SectionHeading id={id} icon={<VendorIcon />} title={t('vendors')} more={{ label: t('seeAll'), href: pathTo('gameLobby') }} />
      <ul className={css.vendors}>
        {vendors.state === 'loading' && places}
        {vendors.state === 'ready' &&
          vendors.value.map((vendor) => (
            <li key={vendor.vassalage}>
              <VendorCard vendor={vendor} />
            </li>
          ))}
        {vendors.state === 'ready' && vendors.value.length === 0 && <li className={css.across}>{t('noVendors')}</li>}
        {vendors.state === 'error' && (
          <li className={css.across}>
            <FailedBlock onRetry={vendors.retry} />
          </li>
        )}
      </ul>
    </section>
  )
}

/** One vendor among others; links to its games or its lobby. */
function VendorCard({ vendor }: { vendor: Vendor }) {
  return <VendorTile className={place} name={vendor.displayName} logo={vendor.mobileSmallIcon} href={vendorPath(vendor)} />
}
