import type { MouseEvent } from 'react'

/**
 * For `onMouseDown` of a form or its button: the field keeps focus until the click on a button, else its message on blur would move the
 * button away. `relatedTarget` of a blur does not help: Safari gives a button no focus.
 */
export const keepFocus = (event: MouseEvent): void => {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault()
}
