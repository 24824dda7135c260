// `npm run check-merchant -- serrana` prints what would go wrong at the launch of a brand, and with `https://serrana.example/site.json`, or a
// file, behind it what is wrong there; without a name it checks the current folder and uses no network: every build starts with it.
import { merchantFolder } from '@platform/config/merchants'
import { checkMerchant } from './checkMerchant.ts'
import { checkGateway } from './checks/checkGateway.ts'
import { checkSiteFile } from './checks/checkSiteFile.ts'
import { readConfig } from './readBrand.ts'

const [code, siteFile] = process.argv.slice(2)
const folder = code ? merchantFolder(code) : process.cwd()
const findings = [...(await checkMerchant(folder)), ...(siteFile ? await checkSiteFile(siteFile) : [])]
const errors = findings.filter(({ level }) => level === 'error').length
if (code && errors === 0) {
  const [config] = Object.values(await readConfig(folder))
  if (config) findings.push(...(await checkGateway({ config }, `http://127.0.0.1:${process.env.PORT ?? 4000}`)))
}

const shown = code ? findings : findings.filter(({ level }) => level === 'error')
for (const { level, at, problem, fix } of shown) console.error(`${level === 'error' ? '✗' : '•'} ${at}: ${problem}\n    ${fix}`)
if (code)
  console.log(
    errors ? `${errors} to mend before ${code} can be built` : `✓ ${code} can be built${shown.length ? ', with what is noted above' : ''}`,
  )
process.exitCode = errors ? 1 : 0
