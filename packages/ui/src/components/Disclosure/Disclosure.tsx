import type { ComponentProps, ReactNode } from 'react'
import { clsx } from 'clsx'
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.tsx'
import * as css from './Disclosure.css.ts'

export type DisclosureProps = Omit<ComponentProps<'details'>, 'title'> & {
  /** What is pressed: it says what opens. */
  title: ReactNode
}

/** A part of a page that is closed until its title is pressed. The browser's own, so that it opens without code and search in the page finds it. */
export function Disclosure({ title, className, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={clsx(css.disclosure, className)}>
      <summary className={css.summary}>
        <span className={css.title}>{title}</span>
        <ChevronDownIcon size="sm" className={css.arrow} />
      </summary>
      {children}
    </details>
  )
}
