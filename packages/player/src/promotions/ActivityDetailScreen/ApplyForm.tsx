import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, Card, Notice } from '@platform/ui'
import { ImagePicker } from '../../blocks/ImagePicker/ImagePicker.tsx'
import { useImages } from '../../blocks/ImagePicker/useImages.ts'
import { TextArea } from '../../blocks/TextArea/TextArea.tsx'
import { UnknownOutcome, type UnknownOutcomeProps } from '../../blocks/UnknownOutcome/UnknownOutcome.tsx'
import * as css from './ActivityDetailView.css.ts'

/** Longest comment, in characters (section 5). */
const longest = 140

export interface ApplyFormProps {
  onApply: (application: { comment: string; images: Blob[] }) => void
  sending: boolean
  /** What went wrong the last time. */
  error: string | undefined
  unknown?: UnknownOutcomeProps
}

/** Applies for a promotion with a comment and pictures (sections 3, 5). */
export function ApplyForm({ onApply, sending, error, unknown }: ApplyFormProps) {
  const t = useTranslations('promotions')
  const [comment, setComment] = useState('')
  const pictures = useImages()
  return (
    <Card className={css.part}>
      <form
        className={css.form}
        aria-label={t('apply')}
        onSubmit={(event) => {
          event.preventDefault()
          onApply({ comment: comment.trim(), images: pictures.images.map(({ blob }) => blob) })
        }}
      >
        <h3 className={css.partTitle}>{t('apply')}</h3>
        <TextArea
          label={t('comment')}
          placeholder={t('commentHint')}
          value={comment}
          onChange={setComment}
          max={longest}
          disabled={sending}
        />
        <ImagePicker {...pictures} label={t('images')} disabled={sending} />
        {error && (
          <Notice tone="danger" role="alert">
            {error}
          </Notice>
        )}
        {unknown ? (
          <UnknownOutcome {...unknown} />
        ) : (
          <Button type="submit" block loading={sending} disabled={pictures.busy}>
            {t('send')}
          </Button>
        )}
      </form>
    </Card>
  )
}
