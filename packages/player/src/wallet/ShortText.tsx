import { TextField } from '@platform/ui'

interface ShortTextProps {
  label: string
  hint: string
  /** Characters, as a person counts them: an emoji is one. */
  most: number
  value: string
  onChange: (text: string) => void
  disabled: boolean
}

/** One line of the member's own words, cut where it is full. */
export function ShortText({ most, value, onChange, ...props }: ShortTextProps) {
  return (
    <TextField
      {...props}
      value={value}
      onChange={({ currentTarget }) => onChange([...currentTarget.value].slice(0, most).join(''))}
      autoComplete="off"
    />
  )
}
