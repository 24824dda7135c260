/** Styles of a logo that is a mark and a name, both in px: where a bar has no room for the name, the mark stands alone. */
export const logo = (mark: number, gap: number) =>
  ({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'flex-start',
    // A name that does not fit goes to a second line, which is out of sight.
    gap: `4rem ${gap}px`,
    height: `max(${mark}px, 1.6rem)`,
    minWidth: 0,
    overflow: 'hidden',
  }) as const
