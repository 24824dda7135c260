// `z` as everything here uses it: a single place selects which build of zod ships.
export * as z from './zod.ts'
