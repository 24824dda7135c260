import { X509Certificate } from 'node:crypto'
import { lookup } from 'node:dns/promises'
import { existsSync, readFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { generate } from 'lean-qr'

/** Where the documented command writes the certificate. */
const files = { TLS_CERT: '.data/cert.pem', TLS_KEY: '.data/key.pem' }

/** Addresses of this machine in its network, IPv4 first: those a phone can open. */
export const ownAddresses = (interfaces = networkInterfaces()): string[] =>
  Object.values(interfaces)
    .flatMap((all = []) => all.filter(({ internal, address }) => !internal && !address.startsWith('fe80:')))
    .toSorted((a, b) => a.family.localeCompare(b.family))
    .map(({ address }) => address)

/**
 * The environment in which phones of this network can open the sites: every address, the certificate of `TLS_CERT` or of `.data`, and a
 * console behind a token. Throws with what to do if no certificate is one for this machine: without one a phone has no secure context.
 */
export async function sharedEnvironment(
  env: NodeJS.ProcessEnv,
  console: () => string,
  addresses = ownAddresses(),
): Promise<NodeJS.ProcessEnv> {
  const [address] = addresses
  if (!address) throw new Error('This machine is in no network that a phone could share.')
  const tls = env.TLS_CERT ? {} : files
  const cert = env.TLS_CERT ?? files.TLS_CERT
  const problem = existsSync(cert) ? await problemOf(cert, addresses) : `There is no certificate ${cert}.`
  if (problem) throw new Error(`${problem} ${howTo(address)}`)
  return { HOST: '0.0.0.0', CONSOLE: 'token', CONSOLE_TOKEN: console(), ...tls, ...env }
}

/** Why a phone would not accept a certificate, in a sentence. */
async function problemOf(file: string, addresses: readonly string[]): Promise<string | undefined> {
  try {
    const { subjectAltName = '', validFrom, validTo } = new X509Certificate(readFileSync(file))
    if (Date.now() < Date.parse(validFrom) || Date.now() > Date.parse(validTo)) return `${file} is valid from ${validFrom} to ${validTo}.`
    // The sites are opened by the first name.
    const [, name = ''] = /(?:DNS|IP Address):([^,\s]+)/.exec(subjectAltName) ?? []
    const found = await lookup(name, { all: true }).catch(() => [])
    if (!found.some((one) => addresses.includes(one.address))) return `${file} is for ${name || 'no host'}, which is not this machine.`
  } catch (error) {
    return `${file} is no certificate: ${(error as Error).message}.`
  }
}

const howTo = (address: string) =>
  `Create one, and install its authority on the phone (docs/qa.md, "A sandbox for phones"):

  mkdir -p .data && mkcert -install && mkcert -cert-file ${files.TLS_CERT} -key-file ${files.TLS_KEY} ${address}
  npm start -- --share
`

/** An address as a QR code of block characters, dark on light whatever the terminal's colours. */
export const qrCode = (address: string): string =>
  generate(address)
    .toString({ on: '  ', off: '██', padX: 2, padY: 1 })
    .trimEnd()
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n')
