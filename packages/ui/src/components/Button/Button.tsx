import type { ComponentProps, MouseEvent } from 'react'
import { buttonClass, type ButtonLook } from './buttonClass.ts'
import { content } from './Button.css.ts'
import { ButtonSpinner } from './ButtonSpinner.tsx'

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows a spinner, after 8 s also a toast, does not change size and ignores presses; focus stays. */
    loading?: boolean
  }

/** An action. Default: `type="button"`. */
export function Button({ tone, size, block, loading = false, className, children, onClick, ...props }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (loading ? event.preventDefault() : onClick?.(event))
  return (
    <button
      type="button"
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      {...props}
      onClick={press}
      className={buttonClass({ tone, size, block }, className)}
    >
      <span className={content}>{children}</span>
      {loading && <ButtonSpinner />}
    </button>
  )
}
