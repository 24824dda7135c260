import type { CallEvent, ClientHooks } from '../ClientHooks.ts'
import type { ClientOptions } from '../ClientOptions.ts'

/** Calls a hook, if there is one. Its failure must not look like a failure of the call, which may have taken effect. */
export function callHook({ hooks }: ClientOptions, name: keyof ClientHooks, event: CallEvent) {
  try {
    hooks?.[name]?.(event)
  } catch (error) {
    console.error(error)
  }
}
