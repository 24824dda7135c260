import { ZodMiniType } from 'zod/mini'
// Not as `core.$constructor` of zod/mini: esbuild would ship all of zod's core.
import { $constructor, type $ZodType, type $ZodTypeDef, type $ZodTypeInternals } from 'zod/v4/core'

// The only file that knows the inside of a zod schema (`_zod`). Types of our own are made and derived as zod makes its own.

export type Parse = $ZodTypeInternals['parse']

/** How a schema reads (wire → code); `strict` is how zod reads it. */
export type Read = (strict: Parse, ...args: Parameters<Parse>) => ReturnType<Parse>

type Payload = Parameters<Parse>[0]
type Type = $constructor<$ZodType, never>

/** What a type of our own is made from. */
interface OwnDef {
  parse: Parse
  /** Properties of the schema that describe it. */
  facts: object
  /** An object may leave it out. */
  mayBeMissing: boolean
}

const Own = /* @__PURE__ */ $constructor<ZodMiniType, OwnDef & $ZodTypeDef>('Own', (schema, def) => {
  ZodMiniType.init(schema, def)
  Object.assign(schema, def.facts)
  if (def.mayBeMissing) schema._zod.optin = 'optional'
  schema._zod.parse = def.parse
})

/**
 * A schema of our own.
 * @__NO_SIDE_EFFECTS__
 */
export const ownType = <T extends ZodMiniType>(def: OwnDef) => new Own({ type: 'unknown', ...def }) as T

interface ReadingDef extends $ZodTypeDef {
  /** The type that it is derived from. */
  base: Type
  /** From the innermost to the outermost. */
  reads: Read[]
  mayBeMissing?: boolean | undefined
}

const types = /* @__PURE__ */ new Map<Type, $constructor<$ZodType, ReadingDef>>()

/**
 * A schema of the type `base` that reads in its own way, and writes in that of the type.
 * @__NO_SIDE_EFFECTS__
 */
export function readingType<T extends $ZodType>(
  base: Type,
  def: $ZodTypeDef & { element?: $ZodType; shape?: object },
  reads: Read[],
  mayBeMissing?: boolean,
): T {
  // A derived type for each: zod adds members to a type.
  let Reading = types.get(base)
  if (!Reading) types.set(base, (Reading = $constructor('Reading', derive)))
  return new Reading({ ...def, base, reads, mayBeMissing }) as T
}

function derive(schema: $ZodType, def: ReadingDef): void {
  // Each type has a definition of its own; this is the one that `base` was given.
  def.base.init(schema, def as never)
  const strict = schema._zod.parse
  if (def.mayBeMissing) schema._zod.optin = 'optional'
  const read = def.reads.reduce(
    (inner: Parse, outer): Parse =>
      (payload, context) =>
        outer(inner, payload, context),
    strict,
  )
  schema._zod.parse = (payload, context) => (context.direction === 'backward' ? strict : read)(payload, context)
}

/**
 * The same schema with another way to read. `mayBeMissing`: it also reads what an object leaves out.
 * @__NO_SIDE_EFFECTS__
 */
export function reading<T extends $ZodType>(schema: T, read: Read, mayBeMissing?: boolean): T {
  const def: $ZodTypeDef & Partial<ReadingDef> = schema._zod.def
  // zod declares what made a schema as a class only, without its `init`.
  const base = def.base ?? (schema._zod.constr as unknown as Type)
  return readingType(base, def, [...(def.reads ?? []), read], mayBeMissing ?? def.mayBeMissing)
}

/** Reads or writes a value with everything that takes part in it, checks among them. Nothing here is asynchronous. */
export const run = (schema: $ZodType, payload: Payload, context: Parameters<Parse>[1]) => schema._zod.run(payload, context) as Payload

/** True if an object may leave the field out. */
export const mayBeMissing = (schema: $ZodType) => schema._zod.optin === 'optional'
