/** A query that may choose a page's content, as a regular expression, without its `?`: the page's file is named after it. */
export const VARIANT_QUERY = String.raw`\w+=\w+`
