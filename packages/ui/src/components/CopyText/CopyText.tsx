import { CopyIcon } from '../../icons/CopyIcon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { toasts } from '../Toaster/toasts.ts'
import * as css from './CopyText.css.ts'

export type CopyTextProps = { text: string; texts: { copy: string; copied: string; failed: string } }

/** A number that support needs: selectable, with a button that copies it, named after it: a page has several. */
export function CopyText({ text, texts }: CopyTextProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toasts.success(texts.copied)
    } catch {
      // No permission, or not a secure origin.
      toasts.error(texts.failed)
    }
  }
  return (
    <span className={css.copy}>
      <span className={css.text} translate="no">
        {text}
      </span>
      <IconButton label={`${texts.copy} ${text}`} icon={<CopyIcon size="sm" />} onClick={() => void copy()} />
    </span>
  )
}
