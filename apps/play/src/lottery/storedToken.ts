import type { Launch } from '../system/launch.ts'

const KEY = 'lotterySession'

/** A page that is loaded again goes on with the session of this tab: a pull too far on a phone is no reason to launch again. */
export function storedToken(launch: Launch, storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => sessionStorage): Launch {
  try {
    if (launch.ticket) {
      storage().setItem(KEY, launch.token)
      return launch
    }
    return { ...launch, token: storage().getItem(KEY) ?? launch.token }
  } catch {
    // Blocked: then a reload requests a new launch.
    return launch
  }
}
