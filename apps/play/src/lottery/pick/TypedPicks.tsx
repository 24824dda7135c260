import { type FormEvent, useState } from 'react'
import { Button, TextField } from '@platform/ui'
import { readTyped } from '../slip/quickKeys.ts'
import { useWords } from '../words.ts'
import * as css from './PickPanel.css.ts'

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
    <form className={css.typed} onSubmit={submit}>
      <TextField
        className={css.field}
        label={t('typed')}
        error={unknown.length > 0 ? t('typedUnknown', { numbers: unknown.join(' ') }) : undefined}
        inputMode="text"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" tone="secondary">
        {t('addTyped')}
      </Button>
    </form>
  )
}
