import { Fragment, type ReactNode } from 'react'
import { SEPARATOR } from './joinParts.ts'

/** Parts of a line, each an element of its own, since page translators replace bare texts; falsy ones are omitted. */
export function JoinedParts({ parts, by = SEPARATOR }: { parts: readonly ReactNode[]; by?: string }) {
  return parts.map(
    (part, index) =>
      part && (
        <Fragment key={index}>
          {parts.slice(0, index).some(Boolean) && <span>{by}</span>}
          <span>{part}</span>
        </Fragment>
      ),
  )
}
