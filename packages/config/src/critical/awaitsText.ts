import { attribute, type Element } from '../html.ts'

/** A place for an early text: empty at first, not empty once it has come, and the styles of the first view hold for both. */
export const awaitsText = (element: Element): boolean => attribute(element, 'data-early-text') !== undefined
