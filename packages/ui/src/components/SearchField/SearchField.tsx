import { useRef, type ComponentProps } from 'react'
import { clsx } from 'clsx'
import { SearchIcon } from '../../icons/SearchIcon.tsx'
import { CloseIcon } from '../../icons/CloseIcon.tsx'
import { useUiLabels } from '../../labels/UiLabelsProvider.tsx'
import { clearInput } from '../FormField/clearInput.ts'
import * as field from '../FormField/FormField.css.ts'
import { rewriting } from '../FormField/rewriting.ts'
import { withinLimit } from '../FormField/withinLimit.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as css from './SearchField.css.ts'

export type SearchFieldProps = Omit<ComponentProps<'input'>, 'type' | 'maxLength'> & {
  /** Maximum length, without blanks around the text. */
  limit?: number
  /** The subject of the search, read out and shown while empty. Default: "Search". */
  label?: string
}

/** A search box with a button that clears it. Props reach the `input`. */
export function SearchField({ label, className, limit = Infinity, ...props }: SearchFieldProps) {
  const handlers = rewriting(props, (input) => withinLimit(input, limit, trimmed))
  const labels = useUiLabels()
  const box = useRef<HTMLDivElement>(null)
  const name = label ?? labels.search
  const clear = () => {
    const input = box.current?.querySelector('input')
    if (input) clearInput(input)
  }
  return (
    <div role="search" ref={box} className={clsx(field.box, css.search, className)}>
      <span className={field.adornment}>
        <SearchIcon size="sm" />
      </span>
      <input
        type="search"
        enterKeyHint="search"
        placeholder={name}
        aria-label={name}
        {...props}
        {...handlers}
        className={clsx(field.input, css.input)}
      />
      <IconButton label={labels.clearSearch} icon={<CloseIcon size="sm" />} onClick={clear} className={css.clear} />
    </div>
  )
}

const trimmed = (text: string) => text.trim()
