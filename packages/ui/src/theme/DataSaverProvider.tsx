import { createContext, use, useState, type ReactNode } from 'react'

/** The address of a picture at least `width` px wide; the address itself if it has no other sizes. */
export type PictureAt = (address: string, width: number) => string

/** One way to request a picture: `src` and `srcSet` of an `img`. */
export interface PictureSource {
  src: string
  srcSet?: string
}

/** Mirrors of the pictures of the default CDN. */
export interface PictureMirrors {
  /** The bases to try first, in order: a picture reads them once, at its first render. */
  bases: () => readonly string[]
  /** The address of a picture below a base; undefined if it has none there. */
  addressAt: (base: string, address: string) => string | undefined
  /** Called with an address that failed to load a picture. */
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
  /** How to request a width from the merchant's CDN. */
  pictureAt?: PictureAt
  /** The merchant's image CDNs. */
  mirrors?: PictureMirrors
  children: ReactNode
}

/** Makes the components load nothing that the player did not request: `<DataSaverProvider on>`. Off without it. */
export function DataSaverProvider({ children, ...pictures }: DataSaverProviderProps) {
  return <Saver value={pictures}>{children}</Saver>
}

/** Whether the data saver is on: nothing plays automatically, and what is not visible is not loaded. */
export const useDataSaver = () => use(Saver).on

/** From half of the width, on a small tile, to three times, on a screen of three pixels a px. */
export const pictureSteps = [0.5, 1, 1.5, 2, 3]

/**
 * What to try in turn for a picture that is shown at most `width` px wide: each address at the mirrors, then in its sizes, then unchanged.
 */
export function usePictureSources(addresses: string[], width: number): { sources: PictureSource[]; onFailed?: (address: string) => void } {
  const { on, pictureAt = unchanged, mirrors } = use(Saver)
  // The bases of the first render: with others, a loaded picture would be requested again.
  const [bases] = useState(() => mirrors?.bases() ?? [])
  const sizesOf = (src: string): PictureSource[] => {
    const smallest = pictureAt(src, width)
    if (smallest === src) return []
    return [
      { src: smallest, srcSet: on ? undefined : pictureSteps.map((step) => `${pictureAt(src, width * step)} ${width * step}w`).join() },
    ]
  }
  const sources = addresses.flatMap((src) => [
    ...bases.flatMap((base) => sizesOf(mirrors?.addressAt(base, src) ?? '')),
    ...sizesOf(src),
    { src },
  ])
  return { sources, onFailed: mirrors?.onFailed }
}

const unchanged: PictureAt = (address) => address
