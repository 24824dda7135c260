import { oneOf } from '../core/fields.ts'
import type { z } from '../core/schema.ts'

/** The categories of section 1. RNG is shown as casino; INHOUSE is vassalage BGS. */
export const GameType = /* @__PURE__ */ oneOf('SPORTS', 'LIVE', 'FISH', 'RNG', 'PVP', 'LOTT', 'ELOTT', 'INHOUSE')
export type GameType = z.output<typeof GameType>
