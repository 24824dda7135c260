import { $constructor, type $ZodType, type $ZodTypeDef, type $ZodTypeInternals } from 'zod/v4/core'

export type Parse = $ZodTypeInternals['parse']

/** How a schema reads (wire → code); `strict` is how zod reads it. */
export type Read = (strict: Parse, ...args: Parameters<Parse>) => ReturnType<Parse>

type Type = $constructor<$ZodType, never>

interface ReadingDef extends $ZodTypeDef {
  /** The type that it is derived from. */
  base: Type
  read: Read
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
  read: Read,
  mayBeMissing = false,
): T {
  // A derived type for each, in zod's own way: zod adds members to a type.
  let Reading = types.get(base)
  if (!Reading) types.set(base, (Reading = $constructor('Reading', derive)))
  return new Reading({ ...def, base, read, mayBeMissing }) as T
}

function derive(schema: $ZodType, def: ReadingDef): void {
  def.base.init(schema, def as never)
  const { parse } = schema._zod
  const { read } = def
  if (def.mayBeMissing) schema._zod.optin = 'optional'
  schema._zod.parse = (payload, context) => (context.direction === 'backward' ? parse(payload, context) : read(parse, payload, context))
}

/**
 * The same schema with another way to read. `mayBeMissing`: it also reads what an object leaves out.
 * @__NO_SIDE_EFFECTS__
 */
export function reading<T extends $ZodType>(schema: T, read: Read, mayBeMissing?: boolean): T {
  const { def, constr } = schema._zod as unknown as { def: $ZodTypeDef & Partial<ReadingDef>; constr: Type }
  const { base = constr, read: inner } = def
  const both: Read = inner ? (strict, ...args) => read((...innerArgs) => inner(strict, ...innerArgs), ...args) : read
  return readingType(base, def, both, mayBeMissing ?? def.mayBeMissing)
}
