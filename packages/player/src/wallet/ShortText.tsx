import type { ReactNode } from 'react'
import { TextField } from '@platform/ui'

interface ShortTextProps {
  label: string
  hint: string
  error: ReactNode
  /** User-perceived characters: an emoji is one. */
  most: number
  value: string
  onChange: (text: string) => void
  disabled: boolean
}

/** One line of free text, cut at the maximum length. */
export function ShortText({ most, value, onChange, ...props }: ShortTextProps) {
  return (
    <TextField
      {...props}
      value={value}
      onChange={({ currentTarget }) => onChange([...currentTarget.value].slice(0, most).join(''))}
      autoComplete="off"
      aria-required={false}
    />
  )
}
