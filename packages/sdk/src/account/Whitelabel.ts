import { flag } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import type { FeatureFlag } from './FeatureFlag.ts'

const Promotion = /* @__PURE__ */ z.catch(/* @__PURE__ */ z.object({ enabled: flag }), () => ({ enabled: false }))

/** What the platform switched on for a merchant: `flags.DIRECTREG3`, `promotions.REFERRAL.enabled`. */
export const Whitelabel = /* @__PURE__ */ z.object({
  flags: /* @__PURE__ */ z.record(/* @__PURE__ */ z.string(), flag) as z.ZodMiniType<Partial<Record<FeatureFlag, boolean>>>,
  promotions: /* @__PURE__ */ z.catch(/* @__PURE__ */ z.object({ REFERRAL: Promotion, MISSION: Promotion }), () => ({
    REFERRAL: { enabled: false },
    MISSION: { enabled: false },
  })),
})
export type Whitelabel = z.output<typeof Whitelabel>
