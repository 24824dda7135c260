import { useState } from 'react'
import { cleanText } from '@platform/sdk'
import { SearchField } from '@platform/ui'
import { useStoreTyped } from '../../router/useStoreTyped.ts'

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
    if (value !== cleanText(text)) setText(value)
  }
  useStoreTyped(cleanText(text), value, onSearch)

  return (
    <SearchField
      label={label}
      value={text}
      limit={60}
      autoComplete="off"
      onFocus={onFocus}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && cleanText(text) !== value) onSearch(cleanText(text))
      }}
    />
  )
}
