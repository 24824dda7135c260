// zod's mini build (a fraction of the bytes, and it never probes `new Function`, which a strict CSP would report) with a faster `object`
// and a smaller `optional`.
import * as zod from 'zod/mini'
import { ZodMiniType } from 'zod/mini'
// Not as `zod.core.$constructor`: esbuild would ship all of `zod.core`.
import { $constructor, type $ZodOptionalDef, type $ZodType } from 'zod/v4/core'
import { readingType } from './reading.ts'
import { readObject } from './readObject.ts'

// Named one by one: re-exporting all of zod would ship all of it, since a bundler cannot tree-shake a namespace that it cannot analyse.
export { array, safeEncode, safeParse, unknown, ZodMiniArray, ZodMiniType } from 'zod/mini'
export type { output, ZodMiniObject } from 'zod/mini'

/**
 * zod's object, read faster. `npm run bench -- call` compares the two.
 * @__NO_SIDE_EFFECTS__
 */
export const object = ((shape: Record<string, $ZodType>) =>
  readingType(zod.ZodMiniObject as never, { type: 'object', shape }, [readObject(shape)])) as unknown as typeof zod.object

const Optional = /* @__PURE__ */ $constructor<ZodMiniType, $ZodOptionalDef>('Optional', (schema, def) => {
  ZodMiniType.init(schema, def as never)
  schema._zod.optin = schema._zod.optout = 'optional'
  schema._zod.parse = (payload, context) => (payload.value === undefined ? payload : def.innerType._zod.run(payload, context))
})

/**
 * zod's optional, 160 bytes smaller: it ignores a default of the inner schema, and cannot be a discriminator or part of a template literal.
 * @__NO_SIDE_EFFECTS__
 */
export const optional = ((innerType: ZodMiniType) => new Optional({ type: 'optional', innerType })) as unknown as typeof zod.optional
