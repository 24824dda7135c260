// Signs in and reads the balance with nothing but Node, as a client in any language can: `node docs/plain-client.mjs`.
import { constants, createCipheriv, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto'

const gateway = process.env.GATEWAY ?? 'http://localhost:4000'
const merchant = 'ipanema'

async function call(method, path, { headers, body } = {}) {
  const response = await fetch(gateway + path, {
    method,
    headers: {
      'X-Merchant': merchant,
      'X-Module-Id': 'COMM3',
      'X-Gateway-Id': '3',
      'X-Request-Id': randomBytes(16).toString('hex'),
      'Accept-Language': 'en',
      ...headers,
    },
    body,
  })
  const { success, value, errorCode } = await response.json()
  if (!success) throw new Error(`${method} ${path} answered ${response.status} ${errorCode}`)
  return value
}

// Envelope E1 of a body, with the key that getCryptoKey answers.
function seal(method, path, data, { kid, spki, serverTime }) {
  const contentKey = randomBytes(32)
  const iv = randomBytes(12)
  const ivText = iv.toString('base64url')
  const content = {
    ts: Math.floor(serverTime / 1000),
    nonce: randomBytes(16).toString('base64url'),
    aud: `${method} ${path}`,
    data,
    pad: '',
  }
  const size = Buffer.byteLength(JSON.stringify(content))
  content.pad = ' '.repeat((256 - (size % 256)) % 256)

  const cipher = createCipheriv('aes-256-gcm', contentKey, iv)
  cipher.setAAD(Buffer.from(`E1|v=1|${kid}|RSA-OAEP-256|A256GCM|${ivText}|${method}|${path}|${merchant}`))
  const sealed = Buffer.concat([cipher.update(JSON.stringify(content)), cipher.final(), cipher.getAuthTag()])

  const key = createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' })
  const wrapping = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256', oaepLabel: Buffer.from(`E1|${kid}`) }
  const ek = publicEncrypt(wrapping, contentKey).toString('base64url')
  return {
    headers: { Encryption: `v=1; kid=${kid}; alg=RSA-OAEP-256; enc=A256GCM; iv=${ivText}; ek=${ek}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ c: sealed.toString('base64url') }),
  }
}

const key = await call('GET', '/wps/system/crypto-key')
const account = { type: 'username', username: 'anaclara', password: 'Demo1234' }
const login = await call('POST', '/wps/session/login', seal('POST', '/wps/session/login', account, key))
const wallet = await call('GET', '/wps/wallets/balance', { headers: { Authorization: `Bearer ${login.token}` } })
console.log(`${login.userName} has ${wallet.currencySymbol} ${wallet.sumBalance}`)
