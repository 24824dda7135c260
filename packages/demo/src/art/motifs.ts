import { arcade } from './motifs/arcade.ts'
import { beasts } from './motifs/beasts.ts'
import { fruit } from './motifs/fruit.ts'
import { myth } from './motifs/myth.ts'
import { sea } from './motifs/sea.ts'
import { sport } from './motifs/sport.ts'
import { tables } from './motifs/tables.ts'
import { treasure } from './motifs/treasure.ts'
import { world } from './motifs/world.ts'

/** Every hero a picture can have. */
export const motifs = { ...arcade, ...beasts, ...fruit, ...myth, ...sea, ...sport, ...tables, ...treasure, ...world }
export type MotifName = keyof typeof motifs
