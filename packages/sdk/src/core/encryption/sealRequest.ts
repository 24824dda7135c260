import * as z from 'zod/mini'
import { getCryptoKey } from '../../account/getCryptoKey.ts'
import type { Client, Seal, PublicKey } from '../Client.ts'
import { CryptoUnavailableError, type PlatformError } from '../errors.ts'
import { fromBase64 } from './bytes.ts'
import { sealEnvelope } from './sealEnvelope.ts'

const GatewayKey = getCryptoKey.output
type GatewayKey = z.output<typeof GatewayKey>

/** The last key that a client's gateway returned. */
const lastKeys = new WeakMap<Client, GatewayKey>()

/** Seals a body as envelope E1: with a pinned key if the merchant pins any, else with the gateway's own. */
export const seal: Seal = async (client, message, refusal) => {
  if (!globalThis.crypto?.subtle) throw new CryptoUnavailableError('WebCrypto needs https', { code: 'crypto.unavailable' })
  const { kid, spki } = client.publicKeys.length ? pinnedKey(client.publicKeys, refusal) : await gatewayKey(client, refusal)
  try {
    const publicKey = await crypto.subtle.importKey('spki', fromBase64(spki), { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt'])
    return await sealEnvelope(message, { kid, publicKey }, serverTimeOf(refusal) ?? client.clock.now())
  } catch (cause) {
    throw new CryptoUnavailableError(`Key ${kid} cannot seal`, { code: 'crypto.unavailable', cause })
  }
}

function pinnedKey(keys: readonly PublicKey[], refusal: PlatformError | undefined): PublicKey {
  const key = refusal?.code === 'crypto.key' ? keys.find(({ kid }) => kid === current(refusal)?.kid) : keys[0]
  if (!key) throw new CryptoUnavailableError('The gateway wants a key that is not pinned', { code: 'crypto.key', cause: refusal })
  return key
}

async function gatewayKey(client: Client, refusal: PlatformError | undefined): Promise<PublicKey> {
  const candidate = refusal?.code === 'crypto.key' ? current(refusal) : lastKeys.get(client)
  const key = candidate && candidate.notAfter > client.clock.now() ? candidate : await getCryptoKey(client)
  lastKeys.set(client, key)
  return key
}

/** The key that a `crypto.key` refusal carries. */
const current = (refusal: PlatformError): GatewayKey | undefined => z.safeParse(GatewayKey, refusal.value).data

/** The time that a `crypto.clock` refusal carries. */
function serverTimeOf(refusal: PlatformError | undefined) {
  const time = (refusal?.value as { serverTime?: unknown } | undefined)?.serverTime
  return typeof time === 'number' ? time : undefined
}
