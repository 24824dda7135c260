/** The second colour scheme of a brand that has two; the player chooses in the menu. */
export interface OtherScheme {
  scheme: 'dark' | 'light'
  /** Colour of the browser's bars around the page. */
  colour: string
  /** Loads its styles, which apply under `data-scheme` on `<html>`: only players who choose it fetch them. */
  load: () => Promise<unknown>
}
