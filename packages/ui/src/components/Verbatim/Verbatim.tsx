import type { ComponentProps } from 'react'

/** A name, code or number that page translators leave as it is: `<Verbatim>{userName}</Verbatim>`. */
export const Verbatim = (props: ComponentProps<'span'>) => <span translate="no" {...props} />
