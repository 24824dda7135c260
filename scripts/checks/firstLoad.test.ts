import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { discoverMerchants, merchantFolder } from '@platform/config/merchants'
import { marketOf, markets } from '@platform/sdk/markets'
import { firstLoadOf, ownFilesOf, prerenderedIn, screensIn } from '../lib/firstLoad.ts'

// kB of JavaScript (brotli) before home is shown. Import what is not needed by then dynamically.
const budget = 140

// JavaScript files that a screen requests at once.
const mostFiles = 40

const merchants = await discoverMerchants()

test('home of every brand is within the JavaScript budget', () => {
  const kilobytes = (code: string, screen: string) => Math.round(firstLoadOf(join(merchantFolder(code), 'dist'), screen) / 100) / 10
  const screens = new Set(merchants.flatMap(({ code }) => screensIn(join(merchantFolder(code), 'dist'))))
  const row = (screen: string) => Object.fromEntries(merchants.map(({ code }) => [code, kilobytes(code, screen)]))
  console.log('JavaScript of a first load by route, kB brotli:')
  console.table(Object.fromEntries([...screens].map((screen) => [screen, row(screen)])))
  for (const { code } of merchants) expect(kilobytes(code, 'HomeScreen'), code).toBeLessThanOrEqual(budget)
})

test('no screen is split into many small files', () => {
  for (const { code } of merchants) {
    const dist = join(merchantFolder(code), 'dist')
    const many = screensIn(dist).filter((screen) => ownFilesOf(dist, screen).length > mostFiles)
    expect(many, code).toEqual([])
  }
})

test('[7.3] the bridge to a game is loaded with the launch screen only', () => {
  for (const { code } of merchants) {
    const dist = join(merchantFolder(code), 'dist')
    const assets = join(dist, 'assets')
    const holders = readdirSync(assets).filter(
      (file) => file.endsWith('.js') && readFileSync(join(assets, file), 'utf8').includes('needDeposit'),
    )
    expect(holders, code).not.toEqual([])
    expect(ownFilesOf(dist, 'LaunchGameScreen'), code).toEqual(expect.arrayContaining(holders))
    for (const screen of screensIn(dist).filter((name) => name !== 'LaunchGameScreen'))
      expect(
        ownFilesOf(dist, screen).filter((file) => holders.includes(file)),
        `${code} ${screen}`,
      ).toEqual([])
  }
})

test('the renderer, which is imported dynamically, is in the first file', () => {
  for (const { code } of merchants) {
    const assets = join(merchantFolder(code), 'dist/assets')
    const holders = readdirSync(assets).filter(
      (file) => file.endsWith('.js') && readFileSync(join(assets, file), 'utf8').includes('onRecoverableError'),
    )
    expect(holders, code).toEqual([expect.stringMatching(/^index-/)])
  }
})

// kB (brotli) and number of JavaScript files that a prerendered page names. Forms need the most.
const pageBudget = 180
const mostPageFiles = 11

test('a prerendered page names few files and little JavaScript', () => {
  for (const { code } of merchants) {
    const pages = prerenderedIn(join(merchantFolder(code), 'dist'))
    expect(pages.length, code).toBeGreaterThan(7)
    const large = pages.filter(({ files, bytes }) => files > mostPageFiles || bytes > pageBudget * 1000)
    expect(large, code).toEqual([])
  }
})

test('[7] a site has the profile of its own market alone', () => {
  for (const { code, market } of merchants) {
    const assets = join(merchantFolder(code), 'dist/assets')
    const scripts = readdirSync(assets).filter((file) => file.endsWith('.js')).map((file) => readFileSync(join(assets, file), 'utf8')) // prettier-ignore
    const hasLinkOf = ({ requires }: (typeof markets)[number]) =>
      requires.links.some(({ href }) => href && scripts.some((script) => script.includes(href)))
    const expected = markets.filter((one) => one === marketOf(market) && one.requires.links.length > 0)
    expect(markets.filter(hasLinkOf), code).toEqual(expected)
  }
})
