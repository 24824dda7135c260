import { Card } from '@platform/ui'
import * as css from '../help.css.ts'

export interface DocumentViewProps {
  sections: readonly { title: string; text: string }[]
}

/** A legal text with numbered sections. */
export function DocumentView({ sections }: DocumentViewProps) {
  return (
    <div className={css.document}>
      <Card className={css.sections}>
        {sections.map(({ title, text }, index) => (
          <section key={title}>
            <h2 className={css.sectionTitle}>
              {index + 1}. {title}
            </h2>
            <p className={css.sectionText}>{text}</p>
          </section>
        ))}
      </Card>
    </div>
  )
}
