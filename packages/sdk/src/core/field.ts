import { z } from './schema.ts'

// zod's own codec, catch and check classes would add 1 kB to every first load; these few lines are all that calls need of them.

type Run = z.core.$ZodTypeInternals['run']

/** Lets a schema read (wire → code) in another way; `strict` is what it does without. Writing stays as it is. */
export function reading<T extends z.ZodMiniType>(schema: T, read: (strict: Run, ...args: Parameters<Run>) => ReturnType<Run>): T {
  const strict = schema._zod.run
  schema._zod.run = (payload, context) => (context.direction === 'backward' ? strict(payload, context) : read(strict, payload, context))
  return schema
}

/**
 * A single value: `read` takes it from the wire, `write` puts it there, and both answer undefined for what does not fit.
 * The schema given only describes the wire.
 * @__NO_SIDE_EFFECTS__
 */
export function field<Out>(
  wire: z.ZodMiniType,
  read: (value: unknown) => Out | undefined,
  write: (value: unknown) => unknown = read,
): z.ZodMiniType<Out, unknown> {
  wire._zod.run = (payload, { direction }) => {
    const value = (direction === 'backward' ? write : read)(payload.value)
    if (value === undefined) payload.issues.push({ code: 'custom', input: payload.value, inst: wire })
    payload.value = value
    return payload
  }
  return wire as z.ZodMiniType<Out, unknown>
}

/**
 * A field for display: what is missing or wrong reads as the default. Never fails, unless when written.
 * @__NO_SIDE_EFFECTS__
 */
export function orElse<T extends z.ZodMiniType>(schema: T, fallback: () => z.output<T>): T {
  schema._zod.optin = 'optional'
  return reading(schema, (strict, payload, context) => {
    const read = strict({ value: payload.value, issues: [] }, context) as typeof payload
    payload.value = read.issues.length ? fallback() : read.value
    return payload
  })
}

/**
 * A part of an answer whose fields all have defaults: where it is missing or wrong, they stand.
 * @__NO_SIDE_EFFECTS__
 */
export function part<T extends z.ZodMiniObject>(schema: T): T {
  schema._zod.optin = 'optional'
  return reading(schema, (strict, payload, context) => {
    if (typeof payload.value !== 'object' || !payload.value) payload.value = {}
    return strict(payload, context)
  })
}

/**
 * Names → values; what is missing or wrong reads as empty.
 * @__NO_SIDE_EFFECTS__
 */
export const dictionary = <T, Name extends string = string>(value: z.ZodMiniType<T>) =>
  orElse(z.record(z.string(), value) as unknown as z.ZodMiniType<Partial<Record<Name, T>>>, () => ({}))
