import { createContext, use, type ReactNode } from 'react'

/** The address of a picture's smaller sister, `width` CSS px wide; the address itself where there is none. */
export type SmallPicture = (address: string, width: number) => string

const Saver = /* @__PURE__ */ createContext<{ on: boolean; small?: SmallPicture }>({ on: false })

export type DataSaverProviderProps = {
  on: boolean
  /** How the merchant's CDN is requested fewer pixels. */ small?: SmallPicture
  children: ReactNode
}

/** Tells the components to spend no data that nobody requested: `<DataSaverProvider on>`. Off without it. */
export function DataSaverProvider({ on, small, children }: DataSaverProviderProps) {
  return <Saver value={{ on, small }}>{children}</Saver>
}

/** Whether data are saved: nothing plays by itself, and what is not looked at is not loaded. */
export const useDataSaver = () => use(Saver).on

/** Addresses to try in turn: while data are saved the smaller picture first. */
export function usePictureAddresses(addresses: string[], width: number): string[] {
  const { on, small } = use(Saver)
  return on && small ? [...new Set(addresses.flatMap((address) => [small(address, width), address]))] : addresses
}
