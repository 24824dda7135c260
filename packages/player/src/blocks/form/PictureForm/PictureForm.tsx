import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { Notice } from '@platform/ui'
import type { CallForm } from '../CallForm.ts'
import { Form } from '../Form.tsx'
import { ImagePicker } from '../ImagePicker/ImagePicker.tsx'
import { useImages } from '../ImagePicker/useImages.ts'
import { TextArea, type TextAreaProps } from '../TextArea/TextArea.tsx'
import { form as formClass } from './PictureForm.css.ts'

export interface PictureValues {
  content: string
  images: Blob[]
}

interface PictureFormProps<Values> {
  form: CallForm<Values>
  label: string
  text: Pick<TextAreaProps, 'label' | 'placeholder' | 'max' | 'aria-required'>
  imagesLabel: string
  sendLabel: string
  /** Above the text area. */
  children?: ReactNode
}

/** A text with pictures, sent once. */
export function PictureForm<Values extends PictureValues>({
  form,
  label,
  text,
  imagesLabel,
  sendLabel,
  children,
}: PictureFormProps<Values>) {
  const { values, set, errorOf } = form
  const pictures = useImages()
  const takePictures = useEffectEvent(() =>
    set(
      'images',
      pictures.images.map(({ blob }) => blob),
    ),
  )
  useEffect(() => takePictures(), [pictures.images, values.images.length])
  const missing = errorOf('images')
  return (
    <Form form={{ ...form, busy: form.busy || pictures.busy }} className={formClass} label={label} submit={sendLabel}>
      {children}
      <TextArea
        {...text}
        value={values.content}
        onChange={(content) => set('content', content)}
        error={errorOf('content')}
        disabled={form.busy}
      />
      <ImagePicker {...pictures} label={imagesLabel} disabled={form.busy} />
      {missing && (
        <Notice tone="danger" role="alert">
          {missing}
        </Notice>
      )}
    </Form>
  )
}
