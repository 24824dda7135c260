import { networkInterfaces } from 'node:os'

const local = /^(localhost|127\.[\d.]+|\[::1\])$/

/** Whether a visitor may address a site by this name: a configured one, this machine's own, or one of its network addresses. */
export const isOwnHost = (hostname: string, configured: readonly string[]): boolean =>
  configured.includes(hostname) || local.test(hostname) || isOwnAddress(hostname)

/** Read each time: a developer's machine changes networks. */
const isOwnAddress = (hostname: string) =>
  Object.values(networkInterfaces()).some((entries) =>
    entries?.some(({ address, family }) => hostname === (family === 'IPv6' ? `[${address}]` : address)),
  )
