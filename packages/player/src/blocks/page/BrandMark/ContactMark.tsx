import { ServiceIcon } from '@platform/ui'
import { BrandMark } from './BrandMark.tsx'
import { brandOf } from './brandOf.ts'

/** The logo of a contact's network, or the icon of customer service. */
export function ContactMark({ type }: { type: string }) {
  const brand = brandOf(type)
  return brand ? <BrandMark brand={brand} /> : <ServiceIcon />
}
