import * as z from 'zod/mini'
import { dictionary } from '../core/wire/dictionary.ts'
import { flag } from '../core/wire/fields.ts'
import { part } from '../core/wire/part.ts'
import type { FeatureFlag } from './FeatureFlag.ts'

const Promotion = /* @__PURE__ */ part(
  /* @__PURE__ */ z.object({
    /** It is on. */
    enabled: flag,
  }),
)

/** What the platform switched on for a merchant: `flags.DIRECTREG3`, `promotions.REFERRAL.enabled`. */
export const Whitelabel = /* @__PURE__ */ z.object({
  /** Features by name, true where on. */
  flags: /* @__PURE__ */ dictionary<typeof flag, FeatureFlag>(flag),
  /** Promotions of the platform itself. */
  promotions: /* @__PURE__ */ part(
    /* @__PURE__ */ z.object({
      /** Inviting friends. */
      REFERRAL: Promotion,
      /** Missions. */
      MISSION: Promotion,
    }),
  ),
})
export type Whitelabel = z.output<typeof Whitelabel>
