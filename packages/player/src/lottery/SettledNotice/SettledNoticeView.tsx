import { useTranslations } from 'use-intl'
import { CloseIcon, formatMoney, IconButton, Notice, useRenderLink, useUiLabels } from '@platform/ui'
import type { SettledNews } from './settledNews.ts'
import * as css from './SettledNoticeView.css.ts'
import { verbatim } from '../../i18n/verbatim.ts'

export interface SettledNoticeViewProps {
  news: SettledNews
  symbol: string
  /** The order, or all of them. */
  href: string
  onClose: () => void
}

/** "Concurso 123: você ganhou R$ 12,00", and a link to the bet. */
export function SettledNoticeView({ news, symbol, href, onClose }: SettledNoticeViewProps) {
  const t = useTranslations('lottery')
  const labels = useUiLabels()
  const link = useRenderLink()
  const amount = formatMoney(news.prize, { symbol, locale: labels.locale })
  const text =
    news.status === 'many'
      ? verbatim(t)('settledMany', { count: news.count, won: news.won, amount })
      : news.status === 'won'
        ? verbatim(t)('settledWon', { numero: news.numero, amount })
        : verbatim(t)('settledLost', { numero: news.numero })
  return (
    <div className={css.place} role="status">
      <Notice
        tone={news.prize > 0 ? 'win' : 'info'}
        className={css.notice}
        end={<IconButton label={labels.close} icon={<CloseIcon size="sm" />} onClick={onClose} />}
      >
        {text} {link({ href, className: css.link, onClick: onClose, children: t(news.status === 'many' ? 'seeBets' : 'seeBet') })}
      </Notice>
    </div>
  )
}
