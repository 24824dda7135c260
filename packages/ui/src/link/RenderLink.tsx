import { createContext, use, type ComponentProps, type ReactElement, type ReactNode } from 'react'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

/** Renders a link with the app's router: `({ href, ...props }) => <Link to={href} {...props} />`. */
export type RenderLink = (props: LinkProps) => ReactElement

// oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the props
const plainLink: RenderLink = (props) => <a {...props} />
const Links = /* @__PURE__ */ createContext<RenderLink>(plainLink)

/** Makes every link of every component use the app's router; a component's own `renderLink` wins. */
export function LinkProvider({ renderLink, children }: { renderLink: RenderLink; children: ReactNode }) {
  return <Links value={renderLink}>{children}</Links>
}

/** The renderer that a component with an `href` uses. */
export function useRenderLink(ownLink?: RenderLink): RenderLink {
  const contextLink = use(Links)
  return ownLink ?? contextLink
}
