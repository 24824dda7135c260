import { $constructor, type $ZodType, type $ZodTypeDef, type $ZodTypeInternals } from 'zod/v4/core'

export type Parse = $ZodTypeInternals['parse']

/** How a schema reads (wire → code); `strict` is how zod reads it. */
export type Read = (strict: Parse, ...args: Parameters<Parse>) => ReturnType<Parse>

type Type = $constructor<$ZodType, never>

interface ReadingDef extends $ZodTypeDef {
  /** The type that it is derived from. */
  base: Type
  /** From the innermost to the outermost. */
  reads: Read[]
  mayBeMissing?: boolean
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
  mayBeMissing = false,
): T {
  // A derived type for each, in zod's own way: zod adds members to a type.
  let Reading = types.get(base)
  if (!Reading) types.set(base, (Reading = $constructor('Reading', derive)))
  return new Reading({ ...def, base, reads, mayBeMissing }) as T
}

function derive(schema: $ZodType, def: ReadingDef): void {
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
  const { def, constr } = schema._zod as unknown as { def: $ZodTypeDef & Partial<ReadingDef>; constr: Type }
  return readingType(def.base ?? constr, def, [...(def.reads ?? []), read], mayBeMissing ?? def.mayBeMissing)
}
