import { errorCodesOf } from '@platform/sdk/openapi'
import { allCalls } from '@platform/sdk/testing'

const documentedCalls = new Map(
  allCalls.map((call) => [`${call.method} ${call.path}`, { name: call.name, codes: new Set(Object.values(errorCodesOf(call)).flat()) }]),
)

/**
 * Fails the test run if a call ends with a code that its description does not name, so that every test also checks the documentation.
 * Not thrown at the caller, since a client would treat it as a network failure.
 */
export function assertDocumented(method: string, url: string, answer: unknown): void {
  const { success, errorCode } = Object(answer) as { success?: unknown; errorCode?: unknown }
  const call = documentedCalls.get(`${method} ${new URL(url).pathname}`)
  if (!call || success !== false || call.codes.has(String(errorCode))) return
  const problem = new Error(
    `${call.name} ended with ${String(errorCode)}: name it after "Errors:" in the comment of the call, then \`npm run contract\``,
  )
  queueMicrotask(() => {
    throw problem
  })
}
