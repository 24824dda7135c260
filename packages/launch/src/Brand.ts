import type { MerchantConfig } from '@platform/player/merchant'
import type { DiscoveredMerchant } from '@platform/config/merchants'
import type { BrandTheme } from './readTheme.ts'

/** A brand, read from its folder, and the other brands that it is compared with. */
export interface Brand {
  /** Path of the folder. */
  folder: string
  /** The folder's name. */
  name: string
  /** Name of the configuration that `merchant.ts` exports. */
  exportName: string
  config: MerchantConfig
  /** Name in `package.json`. */
  packageName: string
  theme: BrandTheme
  /** The other brands of the repository. */
  others: readonly Pick<DiscoveredMerchant, 'code' | 'trialCode' | 'port'>[]
}
