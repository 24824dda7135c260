import type { MouseEvent } from 'react'

/** For `onMouseDown` of a form's button: the field keeps the focus until the click, else its message would push the button from under the finger. */
export const keepFocus = (event: MouseEvent): void => event.preventDefault()
