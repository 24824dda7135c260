import { Button, ButtonLink } from '@platform/ui'
import { Outcome } from './Outcome.tsx'
import * as css from './OrderPage.css.ts'

export interface UnseenOrderProps {
  title: string
  text: string
  /** Leads to the order, or to the records that contain it. */
  link: { href: string; label: string } | undefined
  /** Returns to the form. */
  another: { label: string; onClick: () => void }
}

/** Shown instead of a form whose answer was lost, e.g. by a reload: it was carried out, and must not be sent again. */
export function UnseenOrder({ title, text, link, another }: UnseenOrderProps) {
  return (
    <div className={css.stack} role="status">
      <Outcome look="good" title={title}>
        <p className={css.text}>{text}</p>
      </Outcome>
      <div className={css.ways}>
        {link && (
          <ButtonLink block href={link.href}>
            {link.label}
          </ButtonLink>
        )}
        <Button block tone="secondary" onClick={another.onClick}>
          {another.label}
        </Button>
      </div>
    </div>
  )
}
