const { stackTraceLimit } = Error

/**
 * React's renderer, which is part of the first file, but evaluated in a task of its own: it takes about as long as everything else there.
 * React creates errors meanwhile. With developer tools attached, as in Lighthouse, the browser parses the complete file for the stack of each
 * (17 of 28 ms), so they have none.
 */
export async function importRenderer() {
  Error.stackTraceLimit = 0
  try {
    return await import('react-dom/client')
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}
