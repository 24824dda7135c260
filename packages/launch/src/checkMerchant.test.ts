import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { discoverMerchants, merchantFolder } from '@platform/config/merchants'
import type { MerchantConfig } from '@platform/player/merchant'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Brand } from './Brand.ts'
import { checkBrand, checkMerchant } from './checkMerchant.ts'
import { checkSchema } from './checks/checkSchema.ts'
import type { Finding } from './Finding.ts'
import { readBrand } from './readBrand.ts'
import { readMerchantFile } from './readMerchantFile.ts'
import { jpeg } from './testing/jpeg.ts'

const codes = (await discoverMerchants()).map(({ code }) => code)
let lotus: Brand
let bandeira: Brand
const copies = mkdtempSync(join(import.meta.dirname, '../node_modules/.launch-'))
const errorsOf = (findings: Finding[]) => findings.filter(({ level }) => level === 'error').map(({ at, fix }) => `${at} → ${fix}`)

beforeAll(async () => {
  lotus = await brandOf('lotus')
  bandeira = await brandOf('bandeira')
})
afterAll(() => rmSync(copies, { recursive: true }))

async function brandOf(code: string): Promise<Brand> {
  const merchant = await readMerchantFile(merchantFolder(code))
  if ('findings' in merchant) throw new Error(JSON.stringify(merchant.findings))
  return readBrand(merchantFolder(code), merchant)
}

/** A copy of lotus with a defect: `spoilt('favicon', (folder) => …)`. */
function spoilt(name: string, spoil: (folder: string) => void): string {
  const folder = join(copies, name, 'lotus')
  cpSync(merchantFolder('lotus'), folder, { recursive: true, filter: (path) => !/node_modules|dist/.test(path) })
  spoil(folder)
  return folder
}

test.each(codes)('%s can be launched', async (code) => {
  expect(errorsOf(await checkMerchant(merchantFolder(code)))).toEqual([])
})

test.each(codes)('every build of %s starts with the check', (code) => {
  const { scripts } = JSON.parse(readFileSync(join(merchantFolder(code), 'package.json'), 'utf8')) as { scripts: { build: string } }
  expect(scripts.build).toMatch(/^check-merchant && /)
})

// CPU time: two seconds on an idle machine, with a margin for slower ones.
test('the check is fast enough to start every build', () => {
  const printed = "data:text/javascript,process.on('exit',()=>console.log(JSON.stringify(process.cpuUsage())))"
  const cli = join(import.meta.dirname, 'cli.ts')
  const args = ['--conditions=@platform/source', '--import', printed, cli]
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: merchantFolder('ipanema'), encoding: 'utf8' })
  const { user, system } = JSON.parse(stdout || stderr) as NodeJS.CpuUsage
  expect((user + system) / 1e6).toBeLessThan(6)
})

test('for a folder that is not a brand, the finding lists the brands', async () => {
  expect(await checkMerchant(merchantFolder('storybook'))).toMatchObject([
    { level: 'error', fix: `use one of: ${codes.toSorted().join(', ')}` },
  ])
})

describe('merchant.ts, an invalid value:', () => {
  test.each<[string, unknown, string]>([
    ['code', 'Serra Na', 'use small letters'],
    ['name', 'The Very Long Name Of A Brand', 'at most 20 characters'],
    ['description', 'Jogos.', '50 to 160'],
    ['domain', 'https://lotus.example/', 'the name of a host alone'],
    ['port', 4002, 'use 1 to 98'],
    // The port of Storybook.
    ['port', 99, 'use 1 to 98'],
    ['port', 0, 'use 1 to 98'],
    ['defaultLocale', 'pt', 'use one of: pt-BR, en'],
    ['page', { colour: 'navy', scheme: 'dark' }, 'such as #0a2342'],
    ['minimumAge', 16, '18 or more'],
    ['market', 'brazil', 'use one of: open, br'],
    ['gateway', { url: 'http://gateway.example', publicKeys: [] }, 'begins with https://'],
    ['gateway', { url: '', publicKeys: [{ kid: 'a', spki: '!' }] }, 'base64'],
    ['licence', { name: 'X', picture: 'licence.svg', href: 'https://x.example' }, 'such as /licence.svg'],
    ['operator', { name: 'X' }, 'add it'],
    ['measuring', ['measure.example'], 'begins with https://'],
    ['pictures', ['http://cdn.example'], 'begins with https://'],
    ['serviceHosts', ['https://direct.lc.chat/'], 'such as direct.lc.chat'],
    ['gateway', { url: '', others: ['gateway.example'], publicKeys: [] }, 'begins with https://'],
    ['gateway', { url: 'https://gateway.example/', publicKeys: [] }, 'such as https://gateway.example'],
    ['gateway', { url: 'https://gateway.example/wps', publicKeys: [] }, 'such as https://gateway.example'],
    ['gateway', { url: '', others: ['https://gateway.example/'], publicKeys: [] }, 'such as https://gateway.example'],
    ['measuring', ['https://measure.example/collect'], 'such as https://measure.example'],
    ['pictures', ['https://cdn.example/'], 'such as https://cdn.example'],
    ['features', ['DIRECT'], 'use one of: MOBILEVERCODELOGIN3'],
    ['agentMenu', ['team'], 'use one of: teamOverview'],
    ['categories', [], 'list at least one'],
    ['home', ['sport'], 'use one of: banner'],
    ['tabs', [['home']], 'list five places'],
    ['tabs', [['home'], ['games'], ['help'], ['mine'], ['login']], ', home, '],
    ['layout', { header: 'left' }, 'use one of: start, center'],
    ['tabs', ['home', 'activity', 'deposit', 'inviteFriends', 'mine'], "write [['home'], ['activity'], …], here ['home']"],
    ['features', ['DIRECTREG'], 'did you mean DIRECTREG3?'],
    ['categoris', [], 'did you mean categories?'],
    ['page', { color: '#000000', scheme: 'dark' }, 'did you mean colour?'],
    ['color', 'red', 'fix its spelling'],
    ['storesPassword', 'no', 'use true or false'],
    ['trialCode', undefined, 'add it'],
  ])('%s %j', (key, value, fix) => {
    const findings = checkSchema({ ...lotus.config, [key]: value })
    expect(findings.some((finding) => finding.at.includes(key) || finding.problem.includes(key))).toBe(true)
    expect(findings.map((finding) => finding.fix).join('\n')).toContain(fix)
  })
})

describe('values that contradict each other:', () => {
  type Config = Partial<MerchantConfig>
  const more = <Key extends keyof MerchantConfig>(key: Key, ...values: string[]) =>
    ({ [key]: [...(lotus.config[key] as readonly string[]), ...values] }) as Config
  const without = (...features: string[]) =>
    ({ features: lotus.config.features.filter((feature) => !features.includes(feature)) }) as Config
  test.each<[string, () => Config, string]>([
    ['another code', () => ({ code: 'rosa' }), 'merchant.ts: code → call the folder apps/rosa'],
    ['the code of another', () => ({ code: 'ipanema' }), 'merchant.ts: code → choose another code'],
    ['trial code', () => ({ trialCode: 'lotus' }), "merchant.ts: trialCode → use 'lotus_trial'"],
    ['trial code of another', () => ({ trialCode: 'ipanema_trial' }), "merchant.ts: trialCode → use 'lotus_trial'"],
    ['a port that is in use', () => ({ port: 1 }), 'merchant.ts: port → use 2, which is free'],
    ['a feature twice', () => more('features', 'REFERRAL'), 'merchant.ts: features → delete one'],
    ['an entry of the agent menu twice', () => more('agentMenu', 'news'), 'merchant.ts: agentMenu → delete one'],
    ['a category twice', () => more('categories', 'RNG'), 'merchant.ts: categories → delete one'],
    ['a block twice', () => more('home', 'banner'), 'merchant.ts: home → delete one'],
    [
      'a screen in two tabs',
      () => ({ tabs: [['home'], ['home'], ['help'], ['mine'], ['activity']] }),
      'merchant.ts: tabs → leave it in one',
    ],
    [
      'a tab without a screen',
      () => ({ tabs: [['home'], ['leaderBoard'], ['help'], ['mine'], ['activity']] }),
      'merchant.ts: tabs[1] → list its',
    ],
    [
      'lotteries that are not sold',
      () => ({ categories: ['RNG', 'SPORTS'] }),
      'merchant.ts: home → delete lotteries, or list LOTT or ELOTT',
    ],
    ['matches without sports', () => ({ categories: ['RNG', 'LOTT'] }), 'merchant.ts: home → delete hotMatches, or list SPORTS'],
    ['a home without the age limit', () => ({ home: ['banner', 'vendors'] }), 'merchant.ts: home → list responsibleGaming'],
    ['no way to register', () => ({ features: ['DIRECTREG3'] }), 'list USERNAMEREG3 or MOBILEREG3'],
    ['a user name, and no registration', () => without('DIRECTREG3', 'MOBILEREG3'), 'list DIRECTREG3 too'],
    ['a mobile number, and no registration', () => without('DIRECTREG3', 'USERNAMEREG3'), 'list DIRECTREG3 too'],
    ['news without messages', () => without('MAILCEN'), 'merchant.ts: agentMenu → list MAILCEN in features, or delete news'],
    ['an agent’s record without records', () => without('TRANSREC3'), 'list TRANSREC3 in features, or delete transactionRecord'],
    ['contracts without agents', () => ({ agentMenu: [] }), 'merchant.ts: features → fill agentMenu, or delete it'],
    ['a manifest of another colour', () => ({ page: { ...lotus.config.page, colour: '#112233' } }), 'theme_color → use #112233'],
    [
      'a licence without its picture',
      () => ({ licence: { name: 'X', picture: '/seal.svg', href: 'https://x.example' } }),
      'public/seal.svg → put',
    ],
  ])('%s', (_, change, expected) => {
    const found = errorsOf(checkBrand({ ...lotus, config: { ...lotus.config, ...change() } })).join('\n')
    expect(found).toContain(expected)
  })

  test.each<[string, Config, string]>([
    ['REFERRAL', { features: ['REFERRAL'] }, 'art. 29'],
    ['DIVIDENDSHOW3', { features: ['DIVIDENDSHOW3'] }, 'art. 6º'],
    ['SIGNCONDIV3', { features: ['SIGNCONDIV3'] }, 'forbids SIGNCONDIV3'],
    ['DAILYSALCONT3', { features: ['DAILYSALCONT3'] }, 'forbids DAILYSALCONT3'],
    ['HOURSAL3', { features: ['HOURSAL3'] }, 'forbids HOURSAL3'],
    ['AGETRANSFERUP3', { features: ['AGETRANSFERUP3'] }, '615/2024'],
    ['LOTT', { categories: ['LOTT', 'SPORTS'] }, '14.790'],
    ['PVP', { categories: ['PVP', 'SPORTS'] }, 'has no PVP (Lei nº 14.790/2023'],
    ['another ending of its address', { domain: 'bandeira.com' }, 'does not end in .bet.br'],
    [
      'a call to bet in its description',
      { description: 'Aposte nos melhores jogos: esportes, cassino e muito mais.' },
      'rules out “Aposte”',
    ],
    ['agents', { agentMenu: ['news'] }, 'art. 6º'],
    ['no licence', { licence: undefined }, 'requires a licence'],
    ['a licence without a number', { licence: { name: 'SPA/MF', picture: '/licence.svg', href: 'https://x.example' } }, 'no number'],
    ['an operator without a number', { operator: { name: 'Bandeira', number: 'CNPJ' } }, 'is not a number'],
    ['no operator', { operator: undefined }, 'requires the site’s operator'],
  ])('the regulated market and %s, with its article', (_, change, article) => {
    const findings = checkBrand({ ...bandeira, config: { ...bandeira.config, ...change } })
    expect(
      findings
        .filter(({ level }) => level === 'error')
        .map(({ problem }) => problem)
        .join('\n'),
    ).toContain(article)
  })
})

test.each<[string, () => Brand, string]>([
  ['an example’s address', () => lotus, 'merchant.ts: domain → use the name of the host'],
  [
    'a rebate without its record',
    () => ({ ...lotus, config: { ...lotus.config, features: [...lotus.config.features, 'MANPLAYREB3'] } }),
    'merchant.ts: features → list PLYRBT too',
  ],
  ['the mark of every new brand', () => ({ ...lotus, folder: spoilt('mark', withTemplateLogo) }), 'Logo.tsx → draw its own'],
])('%s is only a warning', (_, brand, expected) => {
  const found = checkBrand(brand()).filter(({ level }) => level === 'warning')
  expect(found.map(({ at, fix }) => `${at} → ${fix}`).join('\n')).toContain(expected)
})

test('[8] [market texts.words] a call to bet among the brand’s own texts is an error in the regulated market, and not in the open one', () => {
  const folder = spoilt('a-call-to-bet', texts({ home: { seeAll: 'Aposte agora' } }))
  const problemsIn = (market: MerchantConfig['market']) =>
    checkBrand({ ...lotus, folder, config: { ...lotus.config, market } }).flatMap(({ problem }) =>
      /rules out/.test(problem) ? [problem] : [],
    )
  expect(problemsIn('br')).toContain('its market rules out “Aposte”')
  expect(problemsIn('open')).toEqual([])
})

test('[2.2] [market requires.legalCard] the regulated market requires every fact of the legal card, an open one none', () => {
  const { licence, operator } = bandeira.config
  const short = { licence: { ...licence!, date: undefined }, operator: { name: operator!.name, number: operator!.number } }
  const lacking = (market: MerchantConfig['market']) =>
    errorsOf(checkBrand({ ...bandeira, config: { ...bandeira.config, ...short, market } })).filter((finding) =>
      /licence|operator/.test(finding),
    )
  expect(lacking('br')).toEqual(
    ['licence.date', 'operator.address', 'operator.service.phone', 'operator.service.email', 'operator.ombudsman.phone', 'operator.ombudsman.email'] // prettier-ignore
      .map((place) => `merchant.ts: ${place} → add it`),
  )
  expect(lacking('open')).toEqual([])
})

test('[7] [market numbers.minimumAge numbers.domainSuffix requires.links] a brand of another market has its age and links, and its own address ends as the market says', () => {
  const { licence, operator } = bandeira.config
  const of = (change: Partial<MerchantConfig>) =>
    errorsOf(checkBrand({ ...lotus, config: { ...lotus.config, licence, operator, ...change } }))
  expect(of({ market: 'on' })).toContain('merchant.ts: minimumAge → use 19')
  expect(of({ market: 'on', minimumAge: 19 }).filter((one) => one.includes('minimumAge'))).toEqual([])
  expect(of({ market: 'gb' })).toContain('merchant.ts: links.disputes → add the address of your page')
  expect(of({ market: 'gb', links: { disputes: 'https://disputes.example' } }).filter((one) => one.includes('links'))).toEqual([])
  expect(of({ market: 'br', domain: 'lotus.bet.br' }).filter((one) => one.includes('domain'))).toEqual([])
})

test('the finding for a wrong export name shows the right one', () => {
  expect(errorsOf(checkBrand({ ...lotus, exportName: 'flower' }))).toEqual(['merchant.ts → export const lotus = defineMerchant(…)'])
})

test('the open market: a licence without a number is only a warning', () => {
  const licence = { name: 'Curaçao', picture: '/logo.svg', href: 'https://x.example' }
  const found = checkBrand({ ...lotus, config: { ...lotus.config, licence } }).find(({ at }) => at === 'merchant.ts: licence.name')
  expect(found?.level).toBe('warning')
})

describe('files:', () => {
  const spoil: [string, (folder: string) => void, string][] = [
    ['no favicon', (folder) => rmSync(join(folder, 'public/favicon.svg')), 'public/favicon.svg'],
    ['no icon', (folder) => rmSync(join(folder, 'public/icons/icon-192.png')), 'public/icons/icon-192.png'],
    [
      'an icon of another size',
      (folder) => cpSync(join(folder, 'public/icons/icon-512.png'), join(folder, 'public/icons/icon-192.png')),
      '512 × 512, not 192 × 192',
    ],
    ['an icon that is not an image', (folder) => writeFileSync(join(folder, 'public/icons/icon-512.png'), 'GIF'), 'it is not a PNG'],
    ['a manifest that is not JSON', (folder) => writeFileSync(join(folder, 'public/manifest.webmanifest'), '{'), 'it is not valid JSON'],
    ['no manifest', (folder) => rmSync(join(folder, 'public/manifest.webmanifest')), 'manifest.webmanifest: it is missing'],
    ['a manifest without a language', manifest({ lang: undefined }), 'write "lang": "pt-BR"'],
    ['a manifest that locks the orientation', manifest({ orientation: 'portrait' }), 'orientation: portrait locks the screen'],
    ['a manifest without icons', manifest({ icons: undefined }), 'write "icons": [{ "src": "/icons/icon-192.png"'],
    ['a manifest of another name', manifest({ name: 'Rosa' }), 'manifest.webmanifest: name: Rosa is not Lotus → use Lotus'],
    ['a manifest in another language', manifest({ lang: 'en' }), 'manifest.webmanifest: lang: en is not pt-BR → use pt-BR'],
    [
      'a manifest with an icon that is gone',
      manifest({ icons: [{ src: '/icons/gone.png', purpose: 'maskable' }] }),
      'icons: /icons/gone.png is missing',
    ],
    ['a manifest without a maskable icon', manifest({ icons: [{ src: '/icons/icon-192.png' }] }), 'add "purpose": "maskable"'],
    ['no first picture', (folder) => rmSync(join(folder, 'hero.svg')), 'hero.svg: it is missing'],
    [
      'a shared picture of another size',
      (folder) => cpSync(join(folder, 'public/icons/icon-512.png'), join(folder, 'public/share.png')),
      'public/share.png: it is 512 × 512, not 1200 × 630',
    ],
    [
      'a shared picture that is not a PNG',
      (folder) => cpSync(join(folder, 'public/favicon.svg'), join(folder, 'public/share.png')),
      'public/share.png: it is not a PNG',
    ],
    [
      'a shared photograph of another size',
      (folder) => writeFileSync(join(folder, 'public/share.jpg'), jpeg({ width: 640, height: 480 })),
      'public/share.jpg: it is 640 × 480, not 1200 × 630',
    ],
    [
      'a shared photograph that is not a JPEG',
      (folder) => writeFileSync(join(folder, 'public/share.jpg'), 'GIF'),
      'public/share.jpg: it is not a JPEG',
    ],
    ['no entry', (folder) => rmSync(join(folder, 'main.tsx')), 'main.tsx: it is missing'],
    ['no package', (folder) => rmSync(join(folder, 'package.json')), 'package.json: it is missing'],
    ['a package that is not JSON', (folder) => writeFileSync(join(folder, 'package.json'), '{'), 'package.json: it is not valid JSON'],
    ['a merchant that cannot be read', merchantFile((text) => text.replace("code: 'lotus',", "code: 'lotus',,")), 'merchant.ts'],
    ['a merchant that is not exported', merchantFile((text) => text.replace('export const', 'const')), 'it exports no merchant'],
    [
      'a second export',
      merchantFile((text) => `${text}\nexport const agents = ['news']\n`),
      'merchant.ts: it exports agents in addition to lotus, and every export is read as a brand',
    ],
    [
      'a file that sets no theme',
      (folder) => writeFileSync(join(folder, 'theme.css.ts'), 'export const lotusTheme = "lotus"'),
      'it sets no theme',
    ],
    ['no logo', (folder) => rmSync(join(folder, 'Logo.tsx')), 'Logo.tsx'],
    ['no theme', (folder) => rmSync(join(folder, 'theme.css.ts')), 'theme.css.ts'],
    ['another package name', (folder) => writeFileSync(join(folder, 'package.json'), '{"name":"@platform/rosa"}'), 'use @platform/lotus'],
    ['a text with an unknown key', texts({ home: { hello: 'Olá' } }), 'texts/pt-BR.json: home.hello: no text has this key'],
    ['a text without its argument', texts({ auth: { trialNote: 'Olá' } }), 'it has no arguments, not'],
    ['a tag that became a value', texts({ auth: { agree: '{terms} {privacy}' } }), 'not'],
    ['a broken text', texts({ auth: { trialNote: '{age' } }), 'is broken'],
    ['an unknown label of the kit', texts({ kit: { shut: 'Fechar' } }), 'texts/pt-BR.json: kit.shut: no text has this key'],
    ['a label without its arguments', texts({ kit: { slide: 'Destaque' } }), 'it has no arguments, not {index}, {total}'],
    ['null in place of a group of texts', texts({ home: null }), 'texts/pt-BR.json: home: null is not a text'],
    ['a number as a text', texts({ home: { seeAll: 5 } }), 'texts/pt-BR.json: home.seeAll: 5 is not a text'],
    [
      'texts that are a list',
      (folder) => writeFileSync(join(texts({})(folder), 'en.json'), '[]'),
      'texts/en.json: the file: [] is not a text',
    ],
    ['a misspelled key', texts({ home: { seeAl: 'Ver tudo' } }), 'did you mean home.seeAll?'],
    [
      'a font that is too large',
      (folder) => {
        writeFileSync(join(folder, 'large.woff2'), Buffer.alloc(35_001))
        const file = join(folder, 'theme.css.ts')
        writeFileSync(file, `import large from './large.woff2?url'\n${readFileSync(file, 'utf8')}`)
      },
      'theme.css.ts: the font large.woff2 has 35 kB',
    ],
    [
      'a gradient as a colour',
      (folder) => theme(folder, "brand: 'linear-gradient(#000, #fff)', accent: '#e9b44c', scheme: 'light'"),
      'brand is a gradient',
    ],
    ['an empty text', texts({ home: { seeAll: ' ' } }), 'it is empty'],
    ['texts in one language', (folder) => rmSync(join(texts({})(folder), 'en.json')), 'texts/en.json: it is missing'],
    [
      'a text in one language',
      (folder) => writeFileSync(join(texts({})(folder), 'en.json'), '{"home":{"seeAll":"All"}}'),
      'texts/pt-BR.json: home.seeAll: only the other',
    ],
    [
      'texts of an unsupported language',
      (folder) => writeFileSync(join(texts({})(folder), 'es.json'), '{}'),
      'texts/es.json: no language reads it → call it pt-BR.json or en.json',
    ],
    ['texts that are not JSON', (folder) => writeFileSync(join(texts({})(folder), 'en.json'), '{'), 'texts/en.json: it is not valid JSON'],
    [
      'weak contrast on a gradient',
      (folder) =>
        theme(folder, "brand: '#a8275f', accent: '#e9b44c', scheme: 'light', gradient: { brand: 'linear-gradient(#a8275f, #ffe3ef)' }"),
      'on brand (its gradient) is 2.89:1',
    ],
    [
      'the class of another brand',
      (folder) => theme(folder, "brand: '#a8275f', accent: '#e9b44c', scheme: 'light'", 'rosa'),
      'use the class .lotus',
    ],
  ]
  test.each(spoil)('%s', async (name, change, expected) => {
    const findings = await checkMerchant(spoilt(name.replaceAll(' ', '-'), change))
    expect(
      findings
        .map(({ level, at, problem, fix }) => `${level} ${at}: ${problem} → ${fix}`)
        .filter((line) => line.startsWith('error'))
        .join('\n'),
    ).toContain(expected)
  })
})

const manifest = (change: object) => (folder: string) => {
  const file = join(folder, 'public/manifest.webmanifest')
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), ...change }))
}

const merchantFile = (change: (text: string) => string) => (folder: string) => {
  const file = join(folder, 'merchant.ts')
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

const withTemplateLogo = (folder: string) =>
  cpSync(join(import.meta.dirname, '../../../turbo/generators/templates/merchant/Logo.tsx.hbs'), join(folder, 'Logo.tsx'))

/** Writes the same own texts in both languages. */
const texts = (own: object) => (folder: string) => {
  mkdirSync(join(folder, 'texts'), { recursive: true })
  for (const locale of ['pt-BR', 'en']) writeFileSync(join(folder, 'texts', `${locale}.json`), JSON.stringify(own))
  return join(folder, 'texts')
}

const theme = (folder: string, brand: string, name = 'lotus') =>
  writeFileSync(
    join(folder, 'theme.css.ts'),
    `import { createGlobalTheme } from '@vanilla-extract/css'
import { makeTokens, vars } from '@platform/ui/theme'
createGlobalTheme('.${name}', vars, makeTokens({ ${brand} }))`,
  )
