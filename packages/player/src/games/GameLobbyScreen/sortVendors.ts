import type { Vendor, VendorGroup } from '@platform/sdk/games'

/** The vendors of a category in the order of the gateway's sorting; those that it does not name come behind, as they came. Spec 3, 4. */
export function sortVendors(vendors: readonly Vendor[], groups: readonly VendorGroup[], gameType: string): Vendor[] {
  const order =
    groups.find(({ gameCategory }) => gameCategory === gameType)?.vendorNames.map(({ accountTypeName }) => accountTypeName) ?? []
  const place = ({ vassalage }: Vendor) => (order.includes(vassalage) ? order.indexOf(vassalage) : order.length)
  return vendors.filter((vendor) => vendor.gameType === gameType).sort((a, b) => place(a) - place(b))
}
