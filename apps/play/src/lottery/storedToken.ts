import type { Launch } from '../system/launch.ts'

const KEY = 'lotterySession'

/** A reload continues the session of this tab: an accidental pull-to-refresh must not require a new launch. */
export function storedToken(launch: Launch, storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => sessionStorage): Launch {
  try {
    if (launch.ticket) {
      storage().setItem(KEY, launch.token)
      return launch
    }
    return { ...launch, token: storage().getItem(KEY) ?? launch.token }
  } catch {
    // Storage is blocked: a reload requires a new launch.
    return launch
  }
}
