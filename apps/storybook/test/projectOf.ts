import * as accessibility from '@storybook/addon-a11y/preview'
import { setProjectAnnotations, type Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import preview from '../.storybook/preview.tsx'

type Globals = NonNullable<Preview['initialGlobals']>

// Axe describes each element that passes, too, unless only violations are requested. Style sheets are only needed by an experimental rule.
const parameters = { a11y: { options: { resultTypes: ['violations'], preload: { assets: ['media'] } } } }

// A second, the default, passes while another suite has the processor.
configure({ asyncUtilTimeout: 15_000 })

/** Runs this app's stories in tests, with the toolbar set to `globals`. An axe violation fails the story. */
export const projectOf = (globals: Globals = {}) =>
  setProjectAnnotations([accessibility, preview, { parameters, initialGlobals: { ...preview.initialGlobals, ...globals } }])
