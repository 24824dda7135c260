import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ComponentPropsWithoutRef, type MouseEvent } from 'react'
import { clsx } from 'clsx'
import { limitAddresses } from './limitAddresses.ts'
import { loadSanitiser, type Sanitise } from './loadSanitiser.ts'
import { plainText } from './plainText.ts'
import { forgetFailedChunks, lazyChunk } from '../../lazy/lazyChunk.ts'
import { lazySheet } from '../../lazy/lazySheet.ts'
import { readLink, type LinkPolicy } from '../../link/readLink.ts'
import * as css from './RichText.css.ts'

export type RichTextProps = Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> &
  LinkPolicy & {
    /** HTML from outside: an announcement, a promotion, a help page. */
    html: string
    /** Navigates to a path that `isInternal` accepted. Without it the link behaves as any other link. */
    onNavigate?: (path: string) => void
  }

type Leaving = { href: string; host: string; open: boolean }

const LeavingDialog = /* @__PURE__ */ lazySheet(async () => (await import('./LeavingDialog.tsx')).LeavingDialog)

let loadedSanitise: Sanitise | undefined
const chunk = /* @__PURE__ */ lazyChunk(async () => (loadedSanitise = await loadSanitiser()))

/** Loads the sanitiser before the first text is shown, where one is likely. */
export const loadRichText = (): Promise<Sanitise> => chunk.load()

/**
 * Foreign HTML, reduced to paragraphs, lists, tables, pictures and safe links; without styles. Plain text until its sanitiser has loaded,
 * and in Node. Links to hosts outside `knownHosts` require a confirmation and open a new tab.
 */
export function RichText({ html, isInternal, knownHosts, onNavigate, className, ...props }: RichTextProps) {
  const [sanitise, setSanitise] = useState(() => loadedSanitise)
  const body = useRef<HTMLDivElement>(null)
  const [leaving, setLeaving] = useState<Leaving>()

  useEffect(() => {
    let here = true
    // Without its sanitiser the text stays plain: every word can be read.
    if (!sanitise) loadRichText().then((loaded) => here && setSanitise(() => loaded), forgetFailedChunks)
    return () => {
      here = false
    }
  }, [sanitise])

  // While React draws, which it may do in parts, and not in the task that shows it.
  const clean = useMemo(() => {
    if (!sanitise) return
    const box = limitAddresses(sanitise(html), { isInternal, knownHosts })
    return { html: box.innerHTML, nodes: [...box.childNodes] }
  }, [sanitise, html, isInternal, knownHosts])
  // As nodes, never as a text that is parsed a second time. The same text keeps its nodes, and so does not lose the focus.
  useLayoutEffect(() => {
    if (clean && body.current && clean.html !== body.current.innerHTML) body.current.replaceChildren(...clean.nodes)
  }, [clean])

  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const address = (event.target as Element).closest('a')?.getAttribute('href')
    const link = address ? readLink(address, { isInternal, knownHosts }) : undefined
    if (!link) return
    if (link.kind === 'external' && !link.known) {
      event.preventDefault()
      setLeaving({ href: link.href, host: link.host, open: true })
    }
    if (link.kind === 'internal' && onNavigate && isPlain(event)) {
      event.preventDefault()
      onNavigate(link.path)
    }
  }

  const commonProps = { ...props, className: clsx(css.richText, className) }
  if (!clean) {
    return (
      <div {...commonProps}>
        {plainText(html).map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </div>
    )
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- links inside take the keys */}
      <div key="rich" {...commonProps} ref={body} onClick={follow} onAuxClick={follow} />
      {leaving && <LeavingDialog {...leaving} onOpenChange={(open) => setLeaving({ ...leaving, open })} />}
    </>
  )
}

/** A click that the browser would follow in this tab. */
const isPlain = (event: MouseEvent) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
