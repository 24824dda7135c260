import { createContext, use, type ReactNode } from 'react'

/** The address of a picture at least `width` px wide; the address itself where it has no other. */
export type PictureAt = (address: string, width: number) => string

/** One way to request a picture: `src` and `srcSet` of an `img`. */
export interface PictureSource {
  src: string
  srcSet?: string
}

const Saver = /* @__PURE__ */ createContext<{ on: boolean; pictureAt?: PictureAt }>({ on: false })

export type DataSaverProviderProps = {
  on: boolean
  /** How the merchant's CDN is requested a width. */
  pictureAt?: PictureAt
  children: ReactNode
}

/** Tells the components to spend no data that nobody requested: `<DataSaverProvider on>`. Off without it. */
export function DataSaverProvider({ on, pictureAt, children }: DataSaverProviderProps) {
  return <Saver value={{ on, pictureAt }}>{children}</Saver>
}

/** Whether data are saved: nothing plays by itself, and what is not looked at is not loaded. */
export const useDataSaver = () => use(Saver).on

/** From half of the width, on a small tile, to three times, on a screen of three pixels a px. */
const steps = [0.5, 1, 1.5, 2, 3]

/** What to try in turn for a picture that is shown at most `width` px wide: each address in the sizes it has, then as it is. */
export function usePictureSources(addresses: string[], width: number): PictureSource[] {
  const { on, pictureAt = same } = use(Saver)
  return addresses.flatMap((src) => {
    const small = pictureAt(src, width)
    if (small === src) return [{ src }]
    const srcSet = on ? undefined : steps.map((step) => `${pictureAt(src, width * step)} ${width * step}w`).join()
    return [{ src: small, srcSet }, { src }]
  })
}

const same: PictureAt = (address) => address
