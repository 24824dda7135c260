import { VendorTile } from '@platform/ui'
import type { Vendor } from '@platform/sdk/games'
import { vendorPath } from '../../blocks/vendors.ts'
import { vendor as place } from './blocks/blocks.css.ts'

/** One maker of games among others; it leads to its games or its lobby. */
export function VendorCard({ vendor }: { vendor: Vendor }) {
  return <VendorTile className={place} name={vendor.displayName} logo={vendor.mobileSmallIcon} href={vendorPath(vendor)} />
}
