import { useState, type ComponentProps, type ReactNode } from 'react'
import { usePictureSources, type PictureSource } from '../../theme/DataSaverProvider.tsx'
import { holdPictureWidth } from './holdPictureWidth.ts'

export type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'loading' | 'fetchPriority'> & {
  /** Addresses in order of preference: the next one is tried when one fails. */
  src?: string | string[]
  /** Shown when there is no address or none loads. */
  fallback: ReactNode
  /** The page's first picture: loaded immediately and with priority. One per page. */
  priority?: boolean
  /** Loaded before it is in view: it is the next to be shown. */
  ahead?: boolean
}

/**
 * A picture that falls back to the next address, and finally to a placeholder: the merchant's image CDNs come first. If a CDN offers
 * sizes, the browser takes the one that fits what is shown (`width` is the largest); with the data saver a small one is requested. Section
 * 9.
 */
export function Picture({ src, fallback, priority = false, ahead = false, alt = '', ...props }: PictureProps) {
  const { sources, onFailed } = usePictureSources(typeof src === 'string' ? [src] : (src ?? []), Number(props.width ?? 0))
  const [failedNames, setFailedNames] = useState<string[]>([])
  const source = sources.find((one) => one.src !== '' && !failedNames.includes(nameOf(one)))
  if (source === undefined) return fallback
  return (
    <img
      // A new element for each address: otherwise the previous picture would show until this one has loaded.
      key={nameOf(source)}
      ref={attach}
      decoding="async"
      // A browser without `auto` takes the width that follows it.
      sizes={source.srcSet && `auto, min(100vw, ${props.width}px)`}
      {...props}
      alt={alt}
      loading={priority || ahead ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      // After `loading` and `sizes`, which determine when and which.
      {...source}
      onError={() => {
        onFailed?.(source.src)
        setFailedNames([...failedNames, nameOf(source)])
      }}
    />
  )
}

// Not a function of the component: React would call a new one after each rendering.
const attach = (picture: HTMLImageElement | null) => {
  if (picture) repeatFailure(picture)
  return holdPictureWidth(picture)
}

/**
 * Repeats the error of a picture in the page's HTML that failed before React added its listener. Both a failed picture and an SVG without a
 * size have no width: only `decode` distinguishes them.
 */
function repeatFailure(picture: HTMLImageElement): void {
  if (picture.complete && picture.naturalWidth === 0 && picture.currentSrc !== '')
    picture.decode().catch(() => picture.dispatchEvent(new Event('error')))
}

const nameOf = ({ src, srcSet = src }: PictureSource) => srcSet
