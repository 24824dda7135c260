// `z` as everything here uses it: one place says which build of zod ships.
export * as z from './zod.ts'
