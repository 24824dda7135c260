// `npm run icons -- serrana` redraws the icons of a brand from its public/favicon.svg, and home's first picture unless the brand has its
// own. A second argument sets the colour behind the mark.
import { merchantFolder } from '@platform/config/merchants'
import { drawHero } from './drawHero.ts'
import { drawIcons } from './drawIcons.ts'

const [code = '', given] = process.argv.slice(2)
const colour = given ?? (await pageColour())
const folder = merchantFolder(code)
for (const file of [...(await drawIcons(folder, colour)), ...drawHero(folder, colour)]) console.log(`apps/${code}/${file}`)

// Imported late: a brand that was just generated is not installed yet, and passes its colour as an argument.
async function pageColour() {
  const { readMerchantFile } = await import('./readMerchantFile.ts')
  const merchant = await readMerchantFile(merchantFolder(code))
  if ('config' in merchant) return merchant.config.page.colour
  throw new Error(`There is no brand called "${code}": ${merchant.findings.map(({ problem }) => problem).join(', ')}`)
}
