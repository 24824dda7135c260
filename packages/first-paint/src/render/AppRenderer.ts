import type { QueryClient } from '@tanstack/react-query'
import type { ViewKeys } from '../page/chooseView.ts'

/** A public screen of a site, which has a page of its own. */
export interface PublicScreen<Name extends string = string> {
  name: Name
  /** Every path that shows it. */
  paths: readonly string[]
  /** The module with its texts: the end of its path. */
  texts: string
  /** Whether it shows answers of public calls. */
  hasContent: boolean
  /** Queries, each with its `?`, that show what it shows without one. */
  searches: readonly string[]
  /** Queries that choose other content, each with its own page. */
  others: readonly string[]
  /** The query parameters that it reads; undefined if any may change it. */
  reads?: readonly string[]
}

/** Requests a path of a gateway, as `fetch` does an address. */
export type PathFetch = (path: string, init?: RequestInit) => Promise<Response>

/** What an app exports to be rendered in Node. */
export interface AppRenderer<Site, Name extends string = string> {
  publicScreens: (site: Site) => readonly PublicScreen<Name>[]
  viewKeys: (site: Site) => ViewKeys
  /**
   * The page of a screen for a guest, with its cache: with the answers of its public calls, or without `fetch`
   * before any. Rejects if a call fails or a part of the page waits for something.
   */
  renderPage: (site: Site, name: Name, search: string, fetch?: PathFetch) => Promise<{ html: string; queries: QueryClient }>
  /** Answers with content of every kind. */
  sampleFetch: PathFetch
  /** The fields of answers that say when something is over and no longer shown. */
  ends: readonly string[]
}
