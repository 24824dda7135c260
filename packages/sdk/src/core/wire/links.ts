import { matching } from './field.ts'
import { orElse } from './orElse.ts'

// A host with `user@` or `%` in it is meant to deceive.
const address = 'https?://[^\\s\\\\/@%?#]+([/?#][^\\s\\\\]*)?|/(?![/\\\\])[^\\s\\\\]*'

/** An address the app may open: http(s), or a path of the same origin. Fails closed. */
export const link = /* @__PURE__ */ matching(/* @__PURE__ */ new RegExp(`^(${address})$`, 'i'), 'uri-reference')

/** @__NO_SIDE_EFFECTS__ */
const linkOrEmpty = () => matching(new RegExp(`^(${address})?$`, 'i'), 'uri-reference')

/** The same, or '' if there is none. */
export const linkOrNone = /* @__PURE__ */ linkOrEmpty()

/** A link for display only: '' for anything that is not a link. */
export const shownLink = /* @__PURE__ */ orElse(/* @__PURE__ */ linkOrEmpty(), () => '')
