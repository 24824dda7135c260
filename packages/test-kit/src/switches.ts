import { onTestFinished } from 'vitest'
import { consoleApi } from './gateway.ts'

export interface Fault {
  /** Path of the calls that fail: `/wps/session/login`, `/wps/verification/sms/*`. */
  path: string
  kind: 'drop' | 'error'
  /** The call takes effect before it fails. */
  when?: 'after'
  /** Default: until it is cleared. */
  times?: number
}

/** Makes calls fail until the test ends or the returned function clears all faults. */
export async function withFault(fault: Fault): Promise<() => Promise<unknown>> {
  const clear = () => consoleApi('faults/clear', {})
  onTestFinished(async () => void (await clear()))
  await consoleApi('faults', fault)
  return clear
}

/** Switches a flag of the merchant until the test ends. */
export async function withFlag(flag: string, on: boolean): Promise<void> {
  const turn = (to: boolean) => consoleApi('flags', { merchant: 'ipanema', flag, on: to })
  onTestFinished(async () => void (await turn(!on)))
  await turn(on)
}
