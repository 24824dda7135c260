import type { Vendor, VendorGroup } from '@platform/sdk/games'

/** The vendors of a category in the gateway's order; those without a position come last, in their original order. Spec 3, 4. */
export function sortVendors(vendors: readonly Vendor[], groups: readonly VendorGroup[], gameType: string): Vendor[] {
  const order =
    groups.find(({ gameCategory }) => gameCategory === gameType)?.vendorNames.map(({ accountTypeName }) => accountTypeName) ?? []
  const place = ({ vassalage }: Vendor) => (order.includes(vassalage) ? order.indexOf(vassalage) : order.length)
  return vendors.filter((vendor) => vendor.gameType === gameType).sort((a, b) => place(a) - place(b))
}
