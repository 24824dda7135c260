/** Styles of a logo that is a mark and a name, both in px: if a bar has no room for the name, only the mark shows. */
export const logo = (mark: number, gap: number) =>
  ({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'flex-start',
    // A name that does not fit wraps to a second line, which is hidden.
    gap: `4rem ${gap}px`,
    height: `max(${mark}px, 1.6rem)`,
    minWidth: 0,
    overflow: 'hidden',
  }) as const
