// `npm run check-merchant -- serrana` prints the problems that a brand's launch would have; a second argument,
// `https://serrana.example/site.json` or a file, is checked too. Without a name it checks all brands. In a brand's own folder it uses no
// network and prints only errors: every build starts with it.
import { dirname } from 'node:path'
import { merchantFolder } from '@platform/config/merchants'
import { brandsIn } from './brandsIn.ts'
import { checkMerchant } from './checkMerchant.ts'
import { checkGateway } from './checks/checkGateway.ts'
import { checkSiteFile } from './checks/checkSiteFile.ts'
import type { Finding } from './Finding.ts'
import { readMerchantFile } from './readMerchantFile.ts'

const apps = dirname(merchantFolder('a brand'))
const [code, siteFile] = process.argv.slice(2)

if (code) await report(code)
else if (process.cwd() === dirname(apps)) for (const brand of brandsIn(apps)) await report(brand)
else show((await checkMerchant(process.cwd())).filter(({ level }) => level === 'error'))

async function report(brand: string): Promise<void> {
  const folder = merchantFolder(brand)
  const findings = [...(await checkMerchant(folder)), ...(siteFile ? await checkSiteFile(siteFile) : [])]
  if (countErrors(findings) === 0) {
    const merchant = await readMerchantFile(folder)
    if ('config' in merchant) findings.push(...(await checkGateway(merchant, `http://127.0.0.1:${process.env.PORT ?? 4000}`)))
  }
  show(findings)
  const errors = countErrors(findings)
  console.log(
    errors
      ? `${errors} to fix before ${brand} can be launched`
      : `✓ ${brand} can be built${findings.length ? ', with the warnings above' : ''}`,
  )
}

function show(findings: Finding[]): void {
  for (const { level, at, problem, fix } of findings) console.error(`${level === 'error' ? '✗' : '•'} ${at}: ${problem}\n    ${fix}`)
  if (countErrors(findings) > 0) process.exitCode = 1
}

function countErrors(findings: Finding[]): number {
  return findings.filter(({ level }) => level === 'error').length
}
