export { createSandbox, type Sandbox, type SandboxOptions } from '../server/createSandbox.ts'
export type { Demo } from '../server/Demo.ts'
export type { RequestInfo } from '../gateway/RequestInfo.ts'
export type { SandboxMerchant } from '../gateway/merchants.ts'
