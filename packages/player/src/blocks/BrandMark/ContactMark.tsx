import { ServiceIcon } from '@platform/ui'
import { BrandMark } from './BrandMark.tsx'
import { brandOf } from './brandOf.ts'

/** The mark of the network that a contact leads to, or the sign of customer service. */
export function ContactMark({ type }: { type: string }) {
  const brand = brandOf(type)
  return brand ? <BrandMark brand={brand} /> : <ServiceIcon />
}
