import { page } from 'vitest/browser'

/** A control of the page by its role and name, as for a screen reader. */
export const button = (name: string | RegExp) => page.getByRole('button', { name })
export const link = (name: string | RegExp) => page.getByRole('link', { name })
export const heading = (name: string | RegExp) => page.getByRole('heading', { name })
