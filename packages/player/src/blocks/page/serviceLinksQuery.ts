import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@platform/sdk'
import { getCustomerService, type Resource, type ServiceContact } from '@platform/sdk/account'
import { accountKeys } from '@platform/sdk/query/account'
import { secureLink } from '../../links/secureLink.ts'
import type { MerchantConfig } from '../../merchant/defineMerchant.ts'

/** A contact of customer service whose link was decoded and validated. */
export interface ServiceLink extends Pick<ServiceContact, 'type' | 'name'> {
  href: string
}

const messengers = ['wa.me', 'api.whatsapp.com', 't.me', 'm.me']

/** Allowed hosts of a decoded link: the merchant's own, those of the messengers, and those that its configuration lists. */
export const serviceHostsOf = ({ domain, serviceHosts = [] }: Pick<MerchantConfig, 'domain' | 'serviceHosts'>): string[] => [
  domain,
  ...['www', 'chat', 'help', 'ajuda', 'suporte'].map((name) => `${name}.${domain}`),
  ...messengers,
  ...serviceHosts,
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
      const hosts = serviceHostsOf(merchant)
      const addresses = new Set<string>()
      return contacts.flatMap(({ type, name, value }) => {
        const href = decodeServiceLink(value, hosts)
        return isNew(href, addresses) ? [{ type, name, href }] : []
      })
    },
    staleTime: 3_600_000,
  })

const social = ['FACEBOOK', 'TELEGRAM', 'TELEGRAM2', 'WHATSAPP'] as const
export type SocialName = (typeof social)[number]

/** The merchant's pages on social networks, only https, in the order of section 3: each resource, unless its address is shown already. */
export function socialLinks(
  resources: readonly Resource[],
  contacts: readonly Pick<ServiceLink, 'href'>[],
): { name: SocialName; href: string }[] {
  const addresses = new Set(contacts.map(({ href }) => href))
  return social.flatMap((name) =>
    resources.flatMap(({ resourceType, url }) => {
      const href = resourceType === name ? secureLink(url) : undefined
      return isNew(href, addresses) ? [{ name, href }] : []
    }),
  )
}

/** Whether a safe address is not shown yet; it then is. */
function isNew(href: string | undefined, addresses: Set<string>): href is string {
  if (href === undefined || addresses.has(href)) return false
  addresses.add(href)
  return true
}
