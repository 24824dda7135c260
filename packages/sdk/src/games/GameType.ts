import type * as z from 'zod/mini'
import { oneOf } from '../core/wire/fields.ts'

/** The categories of section 1. RNG is shown as casino; INHOUSE is vassalage BGS. */
export const GameType = /* @__PURE__ */ oneOf('SPORTS', 'LIVE', 'FISH', 'RNG', 'PVP', 'LOTT', 'ELOTT', 'INHOUSE')
export type GameType = z.output<typeof GameType>
