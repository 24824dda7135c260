import type { Client } from './Client.ts'

/** Complete address of a picture of an answer, which is absolute or a path of the gateway; '' stays ''. */
export const assetUrl = ({ gatewayUrl }: Pick<Client, 'gatewayUrl'>, path: string): string =>
  path.startsWith('/') ? gatewayUrl.replace(/\/+$/, '') + path : path
