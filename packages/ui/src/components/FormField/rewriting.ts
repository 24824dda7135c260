import type { ComponentProps } from 'react'
import { setInput } from './setInput.ts'

type Handlers = Pick<ComponentProps<'input'>, 'onChange' | 'onCompositionEnd'>

/** Handlers of an input whose text is rewritten when it changes, except while an input method (IME) composes it. */
export function rewriting({ onChange, onCompositionEnd }: Handlers, rewrite: (input: HTMLInputElement) => string): Required<Handlers> {
  return {
    onChange: (event) => {
      const input = event.target
      const text = isComposing(event.nativeEvent) ? input.value : rewrite(input)
      // Writing the same value would move the caret to the end.
      if (text !== input.value) input.value = text
      onChange?.(event)
    },
    onCompositionEnd: (event) => {
      onCompositionEnd?.(event)
      const text = rewrite(event.currentTarget)
      if (text !== event.currentTarget.value) setInput(event.currentTarget, text)
    },
  }
}

/** Whether an input method still composes the text. */
export const isComposing = (event: Event): boolean => 'isComposing' in event && event.isComposing === true
