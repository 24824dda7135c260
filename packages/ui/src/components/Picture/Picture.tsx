import { useState, type ComponentProps, type ReactNode } from 'react'
import { usePictureAddresses } from '../../theme/DataSaverProvider.tsx'

export type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'loading' | 'fetchPriority'> & {
  /** Addresses in order of preference: the next one is tried when one fails. */
  src?: string | string[]
  /** Drawn when there is no address or none answers. */
  fallback: ReactNode
  /** The page's first picture: loaded at once and first. One per page. */
  priority?: boolean
}

/** A picture that moves on to the next address, and in the end to a drawn stand-in. With the data saver a smaller one is requested. Section 9. */
export function Picture({ src, fallback, priority = false, alt = '', ...props }: PictureProps) {
  const addresses = usePictureAddresses(typeof src === 'string' ? [src] : (src ?? []), Number(props.width ?? 0))
  const [failed, setFailed] = useState<string[]>([])
  const address = addresses.find((one) => one !== '' && !failed.includes(one))
  if (address === undefined) return fallback
  return (
    <img
      // Of its own for each address: another picture would stand there until this one has come.
      key={address}
      decoding="async"
      {...props}
      alt={alt}
      src={address}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      onError={() => setFailed([...failed, address])}
    />
  )
}
