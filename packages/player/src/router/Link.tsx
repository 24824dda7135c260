import { use, type ComponentProps, type MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'
import { LinkGuard } from './LinkGuard.ts'

/** A link inside the site. The router's own `Link` also prefetches for a framework that is not used here (2 kB brotli). */
export function Link({ href, onClick, target, ...props }: ComponentProps<'a'> & { href: string }) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { target })
  const address = useHref(href)
  const isStopped = use(LinkGuard)
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented) return
    if (!target && isPlain(event) && isStopped(address)) event.preventDefault()
    else follow(event)
  }
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the props
  return <a {...props} href={address} target={target} onClick={click} />
}

// Any other click opens a new tab or window: left to the browser.
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
