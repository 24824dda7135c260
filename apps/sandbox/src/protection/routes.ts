import * as calls from '@platform/sdk/protection'
import { handle } from '../gateway/handle.ts'
import { cancelClosing, exclude, pause, requestReturn } from './changeState.ts'
import { effectsOf } from './effectsOf.ts'
import { protectionView } from './protectionView.ts'

/** Pause, exclusion, and the ways out of them. */
export const protectionRoutes = [
  handle(calls.getProtection, (_input, context) => protectionView(context)),
  handle(calls.getProtectionEffects, (input, context) => effectsOf(context, input)),
  handle(calls.pauseAccount, (input, context) => pause(context, input)),
  handle(calls.excludeAccount, (input, context) => exclude(context, input)),
  handle(calls.requestReturn, (_input, context) => requestReturn(context)),
  handle(calls.cancelClosing, (_input, context) => cancelClosing(context)),
]
