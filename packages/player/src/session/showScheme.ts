import type { MerchantConfig } from '../merchant/defineMerchant.ts'
import type { OtherScheme } from '../merchant/OtherScheme.ts'

/** Shows the page in the brand's own scheme, or in its other one as soon as that one's styles are there. */
export async function showScheme({ page }: Pick<MerchantConfig, 'page'>, other: OtherScheme, isOther: boolean): Promise<void> {
  if (isOther) await other.load()
  const { dataset } = document.documentElement
  if (isOther) dataset.scheme = other.scheme
  else delete dataset.scheme
  const set = (name: string, content: string) => document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content)
  set('theme-color', isOther ? other.colour : page.colour)
  set('color-scheme', isOther ? other.scheme : page.scheme)
}
