import type { MouseEvent } from 'react'

/** For `onMouseDown` of a form's button: the field keeps focus until the click, else its message on blur would move the button away. */
export const keepFocus = (event: MouseEvent): void => event.preventDefault()
