import type { ComponentProps, MouseEvent } from 'react'
import { Spinner } from '../Spinner/Spinner.tsx'
import { buttonClass, type ButtonLook } from './buttonClass.ts'
import { busy, content } from './Button.css.ts'

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows a spinner, does not change size and ignores presses; focus stays. */
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
      {loading && (
        <span className={busy}>
          <Spinner size="sm" tone="inherit" />
        </span>
      )}
    </button>
  )
}
