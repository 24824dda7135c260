import type { core } from 'zod/mini'

type Run = core.$ZodTypeInternals['run']

/** Replaces how a schema reads (wire → code); `strict` is the default behaviour. Writing does not change. */
export function reading<T extends core.$ZodType>(schema: T, read: (strict: Run, ...args: Parameters<Run>) => ReturnType<Run>): T {
  const strict = schema._zod.run.bind(schema._zod)
  schema._zod.run = (payload, context) => (context.direction === 'backward' ? strict(payload, context) : read(strict, payload, context))
  return schema
}
