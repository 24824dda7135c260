import { useState, type ReactNode } from 'react'
import { Button, focusFirstError, Notice } from '@platform/ui'
import { ImagePicker } from '../ImagePicker/ImagePicker.tsx'
import { useImages } from '../ImagePicker/useImages.ts'
import { TextArea } from '../TextArea/TextArea.tsx'
import { textLength } from '../TextArea/textLength.ts'
import { UnknownOutcome, type UnknownOutcomeProps } from '../UnknownOutcome/UnknownOutcome.tsx'
import { form } from './PictureForm.css.ts'

/** The submit state, from the parent of the form. */
export interface PictureFormState {
  sending: boolean
  /** The error of the last submit. */
  error: string | undefined
  /** It may have been sent: nothing is sent again while the outcome is unknown. */
  unknown?: UnknownOutcomeProps
  /** The text, if it is kept outside of the form: `useDraft`. */
  draft?: { text: string; onText: (text: string) => void }
}

interface PictureFormProps extends PictureFormState {
  label: string
  text: {
    label: string
    placeholder: string
    /** Maximum number of characters. */
    max: number
    min?: number
    tooShort?: string
  }
  images: {
    label: string
    /** The message that a picture is required; absent if none is. */
    missing?: string
  }
  sendLabel: string
  onSend: (text: string, images: Blob[]) => void
  /** Above the text area. */
  children?: ReactNode
}

/** A text with pictures, sent once. */
export function PictureForm({ label, text, images, sendLabel, onSend, sending, error, unknown, draft, children }: PictureFormProps) {
  const [ownText, setOwnText] = useState('')
  const { text: message, onText } = draft ?? { text: ownText, onText: setOwnText }
  const [short, setShort] = useState(false)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const pictures = useImages()
  const missing = images.missing !== undefined && pictures.images.length === 0
  const send = (element: HTMLFormElement) => {
    const tooShort = textLength(message) < (text.min ?? 0)
    setShort(tooShort)
    setIsSubmitted(true)
    if (tooShort || missing) return focusFirstError(element)
    onSend(
      message.trim(),
      pictures.images.map(({ blob }) => blob),
    )
  }
  return (
    <form
      className={form}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        send(event.currentTarget)
      }}
    >
      {children}
      <TextArea
        label={text.label}
        placeholder={text.placeholder}
        value={message}
        onChange={(next) => {
          onText(next)
          setShort(false)
        }}
        max={text.max}
        error={short && text.tooShort}
        aria-required={!!text.min}
        disabled={sending}
      />
      <ImagePicker {...pictures} label={images.label} disabled={sending} />
      {isSubmitted && missing && <Failure>{images.missing}</Failure>}
      {error && <Failure>{error}</Failure>}
      {unknown ? (
        <UnknownOutcome {...unknown} />
      ) : (
        <Button type="submit" block loading={sending} disabled={pictures.busy}>
          {sendLabel}
        </Button>
      )}
    </form>
  )
}

const Failure = ({ children }: { children: ReactNode }) => (
  <Notice tone="danger" role="alert">
    {children}
  </Notice>
)
