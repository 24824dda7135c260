import { discoverMerchants } from '@platform/config/merchants'
import { demo } from '@platform/demo'
import { createSandbox, type Sandbox, type SandboxMerchant } from '@platform/sandbox'

const seed = 'small'

const elsewhere = {
  code: 'abroad',
  trialCode: 'abroad_trial',
  domain: 'abroad.example',
  port: 99,
  deposits: ['ALIPAY', 'QQ', 'WECHAT'],
  wallets: [{ wallet: 'games', name: { pt: 'Jogos', en: 'Games' } }],
} satisfies Partial<SandboxMerchant>

/** A complete sandbox without a server: in memory, small seed, test mode. */
export async function openSandbox(origin: string): Promise<Sandbox> {
  const merchants = await discoverMerchants<SandboxMerchant>()
  // A brand for tests with its own payment services and wallets, which none of our brands has.
  const abroad = merchants.slice(0, 1).map((one) => ({ ...one, ...elsewhere }))
  const all = [...merchants, ...abroad]
  return createSandbox({ demo, merchants: all, dump: await demo.dump(all, seed), seed, testMode: true, origin })
}
