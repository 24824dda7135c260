import { type FormEvent, useState } from 'react'
import { Button, TextField } from '@platform/ui'
import { readTyped } from '../slip/quickKeys.ts'
import { useWords } from '../words.ts'

/** Input of numbers by keyboard: valid ones are picked, the others are reported and stay in the field. */
export function TypedPicks({ picks, onPicks }: { picks: readonly string[]; onPicks: (picks: string[]) => void }) {
  const { t } = useWords()
  const [text, setText] = useState('')
  const [unknown, setUnknown] = useState<string[]>([])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const result = readTyped(text, picks)
    onPicks(result.picks)
    setUnknown(result.unknown)
    setText(result.unknown.join(' '))
  }
  return (
    <form onSubmit={submit}>
      <TextField
        label={t('typed')}
        error={unknown.length > 0 ? t('typedUnknown', { numbers: unknown.join(' ') }) : undefined}
        inputMode="text"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        end={
          <Button type="submit" tone="ghost" size="sm">
            {t('addTyped')}
          </Button>
        }
      />
    </form>
  )
}
