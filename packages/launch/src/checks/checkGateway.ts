import { createClient, PlatformError } from '@platform/sdk'
import { featureFlags, getConsolidatedSettings, type Whitelabel } from '@platform/sdk/account'
import { promotionKeys, type Feature } from '@platform/player/merchant'
import type { Brand } from '../Brand.ts'
import { warning, type Finding } from '../Finding.ts'

/**
 * Compares the features that each gateway of a brand has switched on with those of the brand, in both directions, and checks that it lists
 * the brand's social pages. `local` is the gateway's address if the site shares its origin.
 */
export async function checkGateway({ config }: Pick<Brand, 'config'>, local: string): Promise<Finding[]> {
  const { url, others = [] } = config.gateway
  const findings = await Promise.all([url || local, ...others].map((origin) => checkOne(config, origin)))
  return findings.flat()
}

async function checkOne(config: Brand['config'], url: string): Promise<Finding[]> {
  const at = `gateway ${url}`
  try {
    const { whitelabel, resources } = await askFor(config, url)
    const listed = new Set<Feature>(config.features)
    const unlisted = [...featureFlags, ...promotionKeys].filter((feature) => isOn(whitelabel, feature) && !listed.has(feature))
    return [
      ...config.features
        .filter((feature) => !isOn(whitelabel, feature))
        .map((feature) => warning(at, `${feature} is off there, so no player sees it`, 'have it switched on, or delete it from features')),
      ...(unlisted.length > 0
        ? [warning(at, `on there, and not in features: ${unlisted.join(', ')}`, 'list what the brand offers, or have it switched off')]
        : []),
      ...(resources.some(({ resourceType }) => /^(FACEBOOK|TELEGRAM2?|WHATSAPP)$/.test(resourceType))
        ? []
        : [warning(at, 'it lists no social page of the brand', 'have FACEBOOK, TELEGRAM or WHATSAPP added to its resources')]),
    ]
  } catch (thrown) {
    if (thrown instanceof PlatformError && thrown.code === 'merchant.unknown') {
      const fix =
        'a gateway of this repository reads the brands when it starts: restart it (npm start); at another one have the brand created'
      return [warning(at, `it answers, but knows no merchant ${config.code}`, fix)]
    }
    const reason = thrown instanceof Error ? thrown.message : String(thrown)
    return [warning(at, `it does not answer for ${config.code}: ${reason}`, 'start it (npm start), or correct the address')]
  }
}

function askFor({ code, trialCode, gateway }: Brand['config'], url: string) {
  const client = createClient({
    gateway: { url, publicKeys: gateway.publicKeys },
    merchant: code,
    trialMerchant: trialCode,
    language: 'EN',
  })
  return getConsolidatedSettings(client, {}, { signal: AbortSignal.timeout(3000) })
}

const isOn = ({ flags, promotions }: Whitelabel, feature: Feature) =>
  feature === 'REFERRAL' || feature === 'MISSION' ? promotions[feature].enabled : flags[feature]
