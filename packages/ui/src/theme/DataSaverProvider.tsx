import { createContext, use, useState, type ReactNode } from 'react'

/** The address of a picture at least `width` px wide; the address itself where it has no other. */
export type PictureAt = (address: string, width: number) => string

/** One way to request a picture: `src` and `srcSet` of an `img`. */
export interface PictureSource {
  src: string
  srcSet?: string
}

/** Where else the pictures of the default CDN are. */
export interface PictureMirrors {
  /** The bases to try first, in order: a picture takes them as they are when it is drawn first. */
  bases: () => readonly string[]
  /** The address of a picture below a base; undefined where it has none there. */
  addressAt: (base: string, address: string) => string | undefined
  /** Told which address gave no picture. */
  onFailed: (address: string) => void
}

interface Pictures {
  on: boolean
  pictureAt?: PictureAt
  mirrors?: PictureMirrors
}

const Saver = /* @__PURE__ */ createContext<Pictures>({ on: false })

export type DataSaverProviderProps = {
  on: boolean
  /** How the merchant's CDN is requested a width. */
  pictureAt?: PictureAt
  /** The merchant's image CDNs. */
  mirrors?: PictureMirrors
  children: ReactNode
}

/** Tells the components to spend no data that nobody requested: `<DataSaverProvider on>`. Off without it. */
export function DataSaverProvider({ children, ...pictures }: DataSaverProviderProps) {
  return <Saver value={pictures}>{children}</Saver>
}

/** Whether data are saved: nothing plays by itself, and what is not looked at is not loaded. */
export const useDataSaver = () => use(Saver).on

/** From half of the width, on a small tile, to three times, on a screen of three pixels a px. */
export const pictureSteps = [0.5, 1, 1.5, 2, 3]

/** What to try in turn for a picture that is shown at most `width` px wide: each address at the mirrors, then in the sizes it has, then as it is. */
export function usePictureSources(addresses: string[], width: number): { sources: PictureSource[]; onFailed?: (address: string) => void } {
  const { on, pictureAt = same, mirrors } = use(Saver)
  // Those of the first time: a picture that is there would be requested again elsewhere.
  const [bases] = useState(() => mirrors?.bases() ?? [])
  const sized = (src: string): PictureSource[] => {
    const small = pictureAt(src, width)
    if (small === src) return []
    return [{ src: small, srcSet: on ? undefined : pictureSteps.map((step) => `${pictureAt(src, width * step)} ${width * step}w`).join() }]
  }
  const sources = addresses.flatMap((src) => [
    ...bases.flatMap((base) => sized(mirrors?.addressAt(base, src) ?? '')),
    ...sized(src),
    { src },
  ])
  return { sources, onFailed: mirrors?.onFailed }
}

const same: PictureAt = (address) => address
