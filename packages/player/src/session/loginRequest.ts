import { atom } from 'jotai'

/** The action of a guest, held in memory until a sign-in or until the login layer closes. */
export interface LoginRequest {
  /** Runs the action. */
  run: () => void
  /** Return path of the login or registration page, if the guest uses one of them instead. */
  back: string
  /** The action is to play: registration and a free trial are offered beside the login (section 6). */
  play?: { name: string }
}

/** Opens the login layer while it holds a request. */
export const loginRequestAtom = atom<LoginRequest | undefined>(undefined)
