import { useTranslations } from 'use-intl'
import { Card } from '@platform/ui'
import type { CallForm } from '../../blocks/form/CallForm.ts'
import { PictureForm, type PictureValues } from '../../blocks/form/PictureForm/PictureForm.tsx'
import * as css from './ActivityDetailView.css.ts'

/** Longest comment, in characters (section 5). */
const longest = 140

export interface ApplyFormProps {
  form: CallForm<PictureValues>
  /** The gateway accepts no application without a picture. */
  imageRequired: boolean
}

/** Applies for a promotion with a comment and pictures (sections 3, 5). */
export function ApplyForm({ form, imageRequired }: ApplyFormProps) {
  const t = useTranslations('promotions')
  return (
    <Card className={css.part}>
      <PictureForm
        form={form}
        label={t('apply')}
        text={{ label: t('comment'), placeholder: t('commentHint'), max: longest, 'aria-required': false }}
        imagesLabel={t(imageRequired ? 'imagesNeeded' : 'images')}
        sendLabel={t('send')}
      >
        <h3 className={css.partTitle}>{t('apply')}</h3>
      </PictureForm>
    </Card>
  )
}
