import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const b64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()

/** A passkey authenticator in software, for a page at `origin`: answers the gateway's options as a browser would. */
export function softAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' }) as { privateKey: KeyObject; publicKey: KeyObject }
  const id = randomBytes(16)
  let counter = 0
  let userHandle: string | undefined
  const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  /** With the flags of a present and verified user; includes the key at registration. */
  const authData = (rpId: string, key?: Uint8Array) => {
    const head = Buffer.alloc(5)
    head[0] = key ? 0x45 : 0x05
    head.writeUInt32BE(++counter, 1)
    const length = Buffer.from([0, id.length])
    return Buffer.concat([sha256(rpId), head, ...(key ? [Buffer.alloc(16), length, id, key] : [])])
  }
  const answer = (response: object) =>
    JSON.stringify({ id: b64(id), rawId: b64(id), type: 'public-key', clientExtensionResults: {}, response })
  return {
    register(options: string): string {
      const { challenge, rp, user } = JSON.parse(options) as { challenge: string; rp: { id: string }; user: { id: string } }
      userHandle = user.id
      const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string }
      const cose = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const attestation = new Map<string, Parameters<typeof isoCBOR.encode>[0]>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData(rp.id, isoCBOR.encode(cose)))],
      ])
      return answer({
        clientDataJSON: b64(clientData('webauthn.create', challenge)),
        attestationObject: b64(isoCBOR.encode(attestation)),
      })
    },
    /** `user` is what it says whose key it is. */
    sign(options: string, { key = privateKey, user = userHandle }: { key?: KeyObject; user?: string | null } = {}): string {
      const { challenge, rpId } = JSON.parse(options) as { challenge: string; rpId: string }
      const [client, authenticator] = [clientData('webauthn.get', challenge), authData(rpId)]
      const signature = createSign('sha256').update(authenticator).update(sha256(client)).sign(key)
      return answer({
        clientDataJSON: b64(client),
        authenticatorData: b64(authenticator),
        signature: b64(signature),
        ...(user && { userHandle: user }),
      })
    },
  }
}
