import type { StrictArgTypes } from 'storybook/internal/types'

/** Storybook edits a ReactNode as an object. Text is what a prop of this type usually holds; an element, such as an icon, has no control. */
export function textControls({
  argTypes,
  initialArgs,
}: {
  argTypes: StrictArgTypes
  initialArgs: Record<string, unknown>
}): StrictArgTypes {
  const entries = Object.entries(argTypes).map(([name, argType]) => {
    const { type } = argType
    const isNode = type?.name === 'other' && /^ReactNode\b/.test(type.value)
    if (!isNode || argType.control !== undefined) return [name, argType]
    const hasElement = typeof initialArgs[name] === 'object' && initialArgs[name] !== null
    return [name, { ...argType, control: hasElement ? false : { type: 'text' } }]
  })
  return Object.fromEntries(entries) as StrictArgTypes
}
