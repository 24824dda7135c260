import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { CloseIcon, IconButton, Notice, PlusIcon, Spinner } from '@platform/ui'
import { imageLimits } from './checkImage.ts'
import type { Images } from './useImages.ts'
import * as css from './ImagePicker.css.ts'

export interface ImagePickerProps extends Images {
  /** Says if one is required: there is no other mark for it. */
  label: string
  disabled?: boolean
}

/** Chosen pictures with a button to remove each, and a tile that opens the file picker. */
export function ImagePicker({ label, images, problem, busy, add, remove, disabled = false }: ImagePickerProps) {
  const t = useTranslations('forms')
  const hint = useId()
  const room = imageLimits.count - images.length
  return (
    <div role="group" aria-label={label} aria-describedby={hint} className={css.group}>
      <p className={css.label} aria-hidden="true">
        {label}
      </p>
      <div className={css.row}>
        {images.map((image, index) => (
          <div key={image.url} className={css.item}>
            <img src={image.url} alt={t('image', { number: index + 1 })} className={css.picture} />
            <IconButton
              className={css.remove}
              label={t('removeImage', { number: index + 1 })}
              icon={
                <span className={css.removeMark}>
                  <CloseIcon size="sm" />
                </span>
              }
              disabled={disabled}
              onClick={() => remove(image)}
            />
          </div>
        ))}
        {room > 0 && (
          <label className={css.add}>
            {busy ? <Spinner size="sm" label={t('preparing')} /> : <PlusIcon />}
            <span>{t('addImage')}</span>
            <input
              type="file"
              className={css.input}
              accept={imageLimits.types.join(',')}
              multiple={room > 1}
              disabled={disabled || busy}
              onChange={(event) => {
                add([...(event.target.files ?? [])])
                // Allows choosing the same file again after it was removed.
                event.target.value = ''
              }}
            />
          </label>
        )}
      </div>
      <p id={hint} className={css.hint}>
        {t('imageHint', { count: imageLimits.count })}
      </p>
      {problem && (
        <Notice tone="danger" role="alert">
          {t(`imageProblem.${problem}`)}
        </Notice>
      )}
    </div>
  )
}
