import type { Call } from '@platform/sdk'
import { Refusal } from '../base/Refusal.ts'

const GATEWAY_IDS = ['1', '3']

/** Headers that the OpenAPI document marks as optional may be missing, but not wrong: a faulty client gets an error here. */
export function assertHeaders({ module, modules }: Call, headers: Headers): void {
  const moduleId = headers.get('X-Module-Id')
  if (moduleId !== null && ![module, ...Object.values(modules?.ids ?? {})].includes(moduleId)) throw new Refusal('request.module', 400)
  const gatewayId = headers.get('X-Gateway-Id')
  if (gatewayId !== null && !GATEWAY_IDS.includes(gatewayId)) throw new Refusal('request.gateway', 400)
}
