import { attribute, type Element } from '../html.ts'

/** Whether an element is filled with an early text: the critical styles must match it both empty and filled. */
export const awaitsText = (element: Element): boolean => attribute(element, 'data-early-text') !== undefined
