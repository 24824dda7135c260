import { useState, type ComponentProps, type ReactNode } from 'react'
import { usePictureSources, type PictureSource } from '../../theme/DataSaverProvider.tsx'

export type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'loading' | 'fetchPriority'> & {
  /** Addresses in order of preference: the next one is tried when one fails. */
  src?: string | string[]
  /** Drawn when there is no address or none answers. */
  fallback: ReactNode
  /** The page's first picture: loaded at once and first. One per page. */
  priority?: boolean
}

/**
 * A picture that moves on to the next address, and in the end to a drawn stand-in: first to the merchant's image CDNs. Where a CDN makes sizes, the browser takes the one that fits
 * what is shown (`width` is the largest); with the data saver a small one is requested. Section 9.
 */
export function Picture({ src, fallback, priority = false, alt = '', ...props }: PictureProps) {
  const { sources, onFailed } = usePictureSources(typeof src === 'string' ? [src] : (src ?? []), Number(props.width ?? 0))
  const [failed, setFailed] = useState<string[]>([])
  const source = sources.find((one) => one.src !== '' && !failed.includes(nameOf(one)))
  if (source === undefined) return fallback
  return (
    <img
      // Of its own for each address: another picture would stand there until this one has come.
      key={nameOf(source)}
      decoding="async"
      // A browser that knows no `auto` takes the width that is named after it.
      sizes={source.srcSet && `auto, min(100vw, ${props.width}px)`}
      {...props}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      // After `loading` and `sizes`, which say when and which.
      {...source}
      onError={() => {
        onFailed?.(source.src)
        setFailed([...failed, nameOf(source)])
      }}
    />
  )
}

const nameOf = ({ src, srcSet = src }: PictureSource) => srcSet
