import { bundle, brotli } from './bundle.ts'
import { writeFileSync } from 'node:fs'
const calls = {account:'freePlay getCaptcha getConsolidatedSettings getCountries getCryptoKey getMemberInfo getSystemStatus getTrialUser getWhitelabel login logout',announcements:'getAnnouncements getMobileNotice',games:'addFavorite addRecentGame getFavoriteGames getGameList getHotGames getRecentGames getVassalages getVassalGameTypes launchGame removeFavorite',records:'getGameRecords',wallet:'getWalletBalance getTransactionStatus'}
const imp = (names: string[]) => names.map(n=>{const d=Object.entries(calls).find(([,v])=>v.split(' ').includes(n))![0]; return `export { ${n} } from '@platform/sdk/${d}'`}).join('\n')
const base = await bundle(`export { createClient } from '@platform/sdk'\n`+imp(['getGameList']))
writeFileSync('/tmp/base.js', base)
console.log('base', brotli(base), base.length, 'jitless' , base.includes('jitless'))
const only = await bundle(imp(['getGameList'])); console.log('call only', brotli(only))
const z = await bundle(`import * as z from 'zod/mini'; export const s = z.object({a:z.array(z.string())}); export const p=z.safeParse`); console.log('zod', brotli(z))
const all = Object.values(calls).flatMap(v=>v.split(' '))
const full = await bundle(`export { createClient } from '@platform/sdk'\n`+imp(all)); console.log('all', brotli(full))
for (const n of all) { const c = await bundle(`export { createClient } from '@platform/sdk'\n`+imp(all.filter(x=>x!==n))); const d= await bundle(`export { createClient } from '@platform/sdk'\n`+imp([...new Set(['getGameList', n])])); console.log(n, brotli(full)-brotli(c), brotli(d)-brotli(base)) }
