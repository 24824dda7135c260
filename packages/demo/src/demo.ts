import type { Demo } from '@platform/sandbox'
import { lookOf } from './art/lookOf.ts'
import { pictures } from './art/pictures.ts'
import { seedDatabase } from './seed/seedDatabase.ts'
import { seedWithoutPeople } from './seed/seedWithoutPeople.ts'
import { seededDump } from './seededDump.ts'

const content: Demo = {
  seed: (db, options) => (options.people === false ? seedWithoutPeople(db, options) : seedDatabase(db, options)),
  pictures,
  lookOf,
}

/** Games, members, texts and pictures for a gateway: `createSandbox({ demo })`. */
export const demo = { ...content, dump: (merchants, seed) => seededDump(content, merchants, seed) } satisfies Demo
