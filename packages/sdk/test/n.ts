import { bundle, brotli } from './bundle.ts'
const m = async (n: string, c: string) => { const b = await bundle(c); console.log(n, brotli(b), b.length) }
const z = `import * as z from 'zod/mini'; export const p=z.safeParse, e=z.safeEncode; export const s = `
const b = `z.object({a:z.array(z.string()), b: z.optional(z.number()), e: z.enum(['a']), f: z.boolean()`
await m('z base', z+b+'})')
await m('+int', z+b+', i:z.int()})')
await m('+regex', z+b+', i:z.string().check(z.regex(/a/))})')
await m('+minLength', z+b+', i:z.string().check(z.minLength(1))})')
await m('+fncheck', z+b+', i:z.string().check(p=>{if(!p.value)p.issues.push({code:"custom",input:p.value})})})')
await m('+catch', z+b+', i:z.catch(z.string(),"")})')
await m('+codec', z+b+', i:z.codec(z.string(),z.number(),{decode:Number,encode:String})})')
await m('+all', z+b+', i:z.codec(z.string(),z.number(),{decode:Number,encode:String}), j:z.catch(z.string(),""),k:z.string().check(z.minLength(1)), l:z.string().check(z.regex(/a/)), m:z.int()})')
await m('no enum', z+b.replace("e: z.enum(['a'])","e:z.string()")+'})')
await m('client only', `export { createClient } from '@platform/sdk'`)
await m('errors only', `export { ContractError } from '@platform/sdk'`)
await m('keys only', `export { messageKeys } from '@platform/sdk'`)
