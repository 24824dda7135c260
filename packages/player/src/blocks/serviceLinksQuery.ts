import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@platform/sdk'
import { getCustomerService, type Resource, type ServiceContact } from '@platform/sdk/account'
import { accountKeys } from '@platform/sdk/query/account'
import { secureLink } from '../links/secureLink.ts'
import { brandOf } from './BrandMark/brandOf.ts'
import type { MerchantConfig } from '../merchant/defineMerchant.ts'

/** A contact of customer service whose link was decoded and validated. */
export interface ServiceLink extends Pick<ServiceContact, 'type' | 'name'> {
  href: string
}

const messengers = ['wa.me', 'api.whatsapp.com', 't.me', 'm.me']

/** Allowed hosts of a decoded link: the merchant's own, and those of the messengers. */
export const serviceHosts = ({ domain }: Pick<MerchantConfig, 'domain'>): string[] => [
  domain,
  ...['www', 'chat', 'help', 'ajuda', 'suporte'].map((name) => `${name}.${domain}`),
  ...messengers,
]

/** The contacts of customer service; unsafe links are omitted (2.18). The decoder loads with the first contact. */
export const serviceLinksQuery = (client: Client, merchant: MerchantConfig) =>
  queryOptions({
    queryKey: [...accountKeys.customerService(), 'decoded', merchant.domain],
    queryFn: async ({ signal }): Promise<ServiceLink[]> => {
      const [contacts, { decodeServiceLink }] = await Promise.all([
        getCustomerService(client, {}, { signal }),
        import('@platform/sdk/serviceLink'),
      ])
      const hosts = serviceHosts(merchant)
      return contacts.flatMap(({ type, name, value }) => {
        const href = decodeServiceLink(value, hosts)
        return href === undefined ? [] : [{ type, name, href }]
      })
    },
    staleTime: 3_600_000,
  })

const social = ['FACEBOOK', 'TELEGRAM', 'TELEGRAM2', 'WHATSAPP'] as const
export type SocialName = (typeof social)[number]

/** The merchant's pages on social networks, only https, in the order of section 3; a network among the contacts is not repeated. */
export function socialLinks(
  resources: readonly Resource[],
  contacts: readonly Pick<ServiceContact, 'type'>[],
): { name: SocialName; href: string }[] {
  const seen = new Set(contacts.map(({ type }) => brandOf(type)))
  return social.flatMap((name) => {
    const href = secureLink(resources.find(({ resourceType }) => resourceType === name)?.url ?? '')
    if (href === undefined || seen.has(brandOf(name))) return []
    seen.add(brandOf(name))
    return [{ name, href }]
  })
}
