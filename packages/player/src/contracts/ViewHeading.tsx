import type { ReactNode } from 'react'
import * as css from './Terms/Terms.css.ts'

/** The heading of a view of the contracts page. */
export const ViewHeading = ({ children }: { children: ReactNode }) => <h2 className={css.heading}>{children}</h2>
