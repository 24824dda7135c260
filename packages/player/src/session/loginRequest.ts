import { atom } from 'jotai'

/** What a guest wanted, kept in memory until somebody signs in or closes the login layer. */
export interface LoginRequest {
  /** Does what was tapped. */
  run: () => void
  /** Where the login or registration page leads back to, where one of them is taken instead. */
  back: string
  /** The wish is to play: registration and a free trial are offered beside the login (section 6). */
  play?: { name: string }
}

/** Opens the login layer while it holds a request. */
export const loginRequestAtom = atom<LoginRequest | undefined>(undefined)
