import { VendorTile } from '@platform/ui'
import type { Vendor } from '@platform/sdk/games'
import { vendorPath } from '../../blocks/vendors.ts'
import { vendor as place } from './blocks/blocks.css.ts'

/** One vendor among others; links to its games or its lobby. */
export function VendorCard({ vendor }: { vendor: Vendor }) {
  return <VendorTile className={place} name={vendor.displayName} logo={vendor.mobileSmallIcon} href={vendorPath(vendor)} />
}
