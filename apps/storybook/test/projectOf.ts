import * as accessibility from '@storybook/addon-a11y/preview'
import { setProjectAnnotations, type Preview } from '@storybook/react-vite'
import preview from '../.storybook/preview.tsx'

type Globals = NonNullable<Preview['initialGlobals']>

/** The Storybook of this app, its toolbar set to `globals`: what runs a story in a test. A violation that axe finds fails the story. */
export const projectOf = (globals: Globals = {}) =>
  setProjectAnnotations([accessibility as never, preview, { initialGlobals: { ...preview.initialGlobals, ...globals } }])
