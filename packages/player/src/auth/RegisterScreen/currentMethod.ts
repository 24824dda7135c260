import { isNativeApp, isStandalone, isWebClip } from '../../blocks/openedAs.ts'
import { registerMethodOf } from './registerMethodOf.ts'

/** How the current page was opened. */
export const currentMethod = () => registerMethodOf({ app: isNativeApp(), webclip: isWebClip(), standalone: isStandalone() })
