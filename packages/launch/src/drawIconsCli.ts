// `npm run icons -- serrana` renders the icons of a brand again from its public/favicon.svg; a colour for the maskable one may follow.
import { merchantFolder } from '@platform/config/merchants'
import { drawIcons } from './drawIcons.ts'

const [code = '', given] = process.argv.slice(2)
const colour = given ?? (await pageColour())
for (const file of await drawIcons(merchantFolder(code), colour)) console.log(`apps/${code}/public/${file}`)

// A brand that was just generated is not installed yet: then the colour is an argument.
async function pageColour() {
  const { readConfig } = await import('./readBrand.ts')
  const [config] = Object.values(await readConfig(merchantFolder(code)))
  if (!config) throw new Error(`There is no brand called "${code}"`)
  return config.page.colour
}
