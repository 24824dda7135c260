import { expect, test } from 'vitest'
import { textControls } from '../.storybook/textControls.ts'

const node = { name: 'other', value: 'ReactNode' } as const

test('a prop that takes a ReactNode is edited as text, unless the story passes an element or chooses a control', () => {
  const argTypes = {
    title: { name: 'title', type: node },
    hint: { name: 'hint', type: node },
    icon: { name: 'icon', type: node },
    error: { name: 'error', type: node, control: { type: 'boolean' } },
    size: { name: 'size', type: { name: 'string' } },
  } as const
  const controls = Object.entries(textControls({ argTypes, initialArgs: { title: 'Início', icon: { type: 'svg' } } }))
  expect(Object.fromEntries(controls.map(([name, { control }]) => [name, control]))).toEqual({
    title: { type: 'text' },
    hint: { type: 'text' },
    icon: false,
    error: { type: 'boolean' },
    size: undefined,
  })
})
