import { int } from './wire/fields.ts'

/** Position in a list: 1-based page, number of pages. A page past the end is empty. */
export const paging = { pageNum: int, totalPages: int }

/** The next page of an infinite query, undefined at the end. */
export const nextPage = (page: { pageNum: number; totalPages: number }) => (page.pageNum < page.totalPages ? page.pageNum + 1 : undefined)
