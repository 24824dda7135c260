import type { Call } from '@platform/sdk'
import type { Merchant } from './merchants.ts'
import { Refusal } from '../base/Refusal.ts'
import type { Services } from './Services.ts'

/**
 * Maintenance, a short upgrade, region and a refused address close all but the calls that report it. Maintenance comes first (section 4).
 */
export function assertOpen(call: Call, { brand }: Merchant, services: Services): void {
  if (call.path.startsWith('/wps/system/')) return
  const { maintenance, upgrading, region, ip } = services.console.current()
  if (maintenance.includes(brand)) throw new Refusal('system.maintenance', 503, undefined, { 'Retry-After': '30' })
  if (upgrading.includes(brand)) throw new Refusal('system.upgrading', 503, undefined, { 'Retry-After': '30' })
  if (region.includes(brand)) throw new Refusal('region.restricted', 403)
  if (ip.includes(brand)) throw new Refusal('region.ip', 403)
}
