import { useEffect, useState } from 'react'
import { SearchField } from '@platform/ui'
import { TYPING_MS } from '../../blocks/useDebounced.ts'

export interface SearchBoxProps {
  label: string
  value: string
  onSearch: (text: string) => void
  onFocus?: () => void
}

/** Search box: debounced, immediate on Enter. A value from outside (back, clear) replaces the text. */
export function SearchBox({ label, value, onSearch, onFocus }: SearchBoxProps) {
  const [text, setText] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  if (value !== lastValue) {
    setLastValue(value)
    if (value !== text.trim()) setText(value)
  }

  useEffect(() => {
    if (text.trim() === value) return
    const timer = setTimeout(() => onSearch(text.trim()), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text, value, onSearch])

  return (
    <SearchField
      label={label}
      value={text}
      maxLength={60}
      autoComplete="off"
      onFocus={onFocus}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && text.trim() !== value) onSearch(text.trim())
      }}
    />
  )
}
