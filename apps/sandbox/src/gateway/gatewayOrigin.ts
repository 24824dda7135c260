/** The origin of a gateway without TLS under the name by which this visitor addresses the machine: localhost, 127.0.0.1, an address of the LAN. */
export function gatewayOrigin(origin: string, { hostname }: URL): string {
  const url = new URL(origin)
  if (url.protocol === 'http:') url.hostname = hostname
  return url.origin
}
