import { discoverMerchants, merchantFolder } from '@platform/config/merchants'
import { renderSite } from '@platform/first-paint/renderSite'
import { chosenBrands } from './brandsIn.ts'

// `npm run render -- ipanema [--gateway=https://gateway.example]`: replaces the pages of the built site by those with the content of its gateway.

const args = process.argv.slice(2)
const option = args.find((arg) => arg.startsWith('--gateway='))?.slice('--gateway='.length)
const merchants = await discoverMerchants()
const brands = chosenBrands(
  args.filter((arg) => !arg.startsWith('--')),
  merchants.map(({ code }) => code),
)
for (const { code, gateway } of merchants.filter((merchant) => brands.includes(merchant.code))) {
  const origin = option ?? gateway?.url
  if (!origin) throw new Error(`${code} names no gateway on another origin: add --gateway=https://…`)
  const { rendered, failed } = await renderSite(merchantFolder(code), origin)
  console.log(`${code}: ${rendered.join(', ')}`)
  for (const { name, error } of failed) console.error(`${code}: ${name} stays as it was: ${error}`)
  if (failed.length > 0) process.exitCode = 1
}
