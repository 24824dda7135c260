import { Card } from '@platform/ui'
import * as css from './DocumentView.css.ts'

export interface DocumentViewProps {
  sections: readonly { title: string; text: string }[]
}

/** A legal text with numbered sections. */
export function DocumentView({ sections }: DocumentViewProps) {
  return (
    <div className={css.page}>
      <Card className={css.card}>
        {sections.map(({ title, text }, index) => (
          <section key={title}>
            <h2 className={css.title}>
              {index + 1}. {title}
            </h2>
            <p className={css.text}>{text}</p>
          </section>
        ))}
      </Card>
    </div>
  )
}
