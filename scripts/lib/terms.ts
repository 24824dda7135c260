// `npm run terms -- bandeira` prints the hash of a merchant's terms of use in each language, as its site shows them: the operator gives
// them to the gateway (`terms/text`), which then refuses an agreement to another text.
import { discoverMerchants } from '@platform/config/merchants'
import type { DocumentValues } from '../../packages/player/src/blocks/page/legalTexts/documentText.ts'
import { termsHash } from './termsHash.ts'

const merchants = await discoverMerchants<DocumentValues & { code: string; trialCode: string; port: number }>()
const merchant = merchants.find(({ code }) => code === process.argv[2])
if (!merchant) {
  console.error(`Name a merchant: ${merchants.map(({ code }) => code).join(', ')}`)
  process.exit(1)
}
for (const locale of ['pt-BR', 'en'] as const) console.log(`${locale}\t${termsHash(locale, merchant)}`)
