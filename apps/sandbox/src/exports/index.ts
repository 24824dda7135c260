export { createSandbox, type Sandbox, type SandboxOptions } from '../gateway/createSandbox.ts'
export type { RequestInfo } from '../gateway/createApp.ts'
export type { SandboxMerchant } from '../gateway/merchants.ts'
