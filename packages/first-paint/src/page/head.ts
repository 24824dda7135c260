import { chooseView, type ViewKeys } from './chooseView.ts'

// The script in the head of a page. Its keys are inserted by the build.
declare const KEYS: ViewKeys
chooseView(KEYS)
