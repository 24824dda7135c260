import { useShownViewTitles } from '../blocks/viewTitle.ts'

/** The document's title, from the part to the site: view, screen, merchant. A part of its own, so that a view's name renders nothing else. */
export function DocumentTitle({ screen, site }: { screen: string | undefined; site: string }) {
  const views = useShownViewTitles()
  return <title>{[...views, screen, site].filter((part, index, all) => part && all.indexOf(part) === index).join(' · ')}</title>
}
