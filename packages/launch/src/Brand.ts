import type { MerchantConfig } from '@platform/player/merchant'
import type { DiscoveredMerchant } from '@platform/config/merchants'
import type { BrandTheme } from './readTheme.ts'

/** A brand as its folder describes it, with what its checks compare it to. */
export interface Brand {
  /** Address of the folder. */
  folder: string
  /** The folder's name. */
  name: string
  /** What `merchant.ts` exports its configuration as. */
  exportName: string
  config: MerchantConfig
  /** What `package.json` calls it. */
  packageName: string
  theme: BrandTheme
  /** The other brands of the repository. */
  others: readonly Pick<DiscoveredMerchant, 'code' | 'trialCode' | 'port'>[]
}
