import { useTranslations } from 'use-intl'
import type { Contract } from '@platform/sdk/contracts'
import { Button, ButtonLink, Card, Empty, ListItem, Notice, PlusIcon, Tag, TeamIcon, Verbatim, type Loadable } from '@platform/ui'
import { LinesSkeleton } from '../../blocks/page/LinesSkeleton.tsx'
import { LoadFailed } from '../../blocks/page/LoadFailed.tsx'
import { stateTones } from '../stateTones.ts'
import * as css from '../Terms/Terms.css.ts'
import { useContractTexts } from '../useContractTexts.ts'

export interface DownlineViewProps {
  contracts: Loadable<readonly Contract[]>
  /** The agent has a contract in force, which is the ceiling of all below. */
  mayOffer: boolean
  symbol: string
  hrefOf: (contract: Contract) => string
  offerHref: string
  mineHref: string
  /** Absent at the end of the list. */
  onMore: (() => void) | undefined
  loadingMore: boolean
}

/** Contracts with direct members, newest change first. */
export function DownlineView({ contracts, mayOffer, symbol, hrefOf, offerHref, mineHref, onMore, loadingMore }: DownlineViewProps) {
  const t = useTranslations('contracts')
  const { range } = useContractTexts(symbol)
  if (contracts.state === 'loading') return <LinesSkeleton />
  if (contracts.state === 'error') return <LoadFailed retry={contracts.retry} />
  const about = ({ terms, proposal }: Contract) => {
    const shown = terms ?? proposal?.terms
    return shown ? `${t(`terms.cycles.${shown.cycle}`)} · ${range(shown)}` : t('downline.noTerms')
  }
  return (
    <div className={css.stack}>
      {mayOffer ? (
        <ButtonLink block href={offerHref}>
          <PlusIcon size="sm" />
          {t('downline.offer')}
        </ButtonLink>
      ) : (
        <Notice>
          <div className={css.tight}>
            <p>{t('downline.mayNot')}</p>
            <ButtonLink size="sm" tone="secondary" href={mineHref}>
              {t('downline.mine')}
            </ButtonLink>
          </div>
        </Notice>
      )}
      {contracts.value.length === 0 ? (
        <Empty title={t('downline.empty.title')} text={t('downline.empty.text')} />
      ) : (
        <Card flush>
          <ul>
            {contracts.value.map((contract) => (
              <li key={contract.contractId}>
                <ListItem
                  icon={<TeamIcon />}
                  title={<Verbatim>{contract.userName}</Verbatim>}
                  text={about(contract)}
                  href={hrefOf(contract)}
                  end={<Tag tone={stateTones[contract.state]}>{t(`state.${contract.state}`)}</Tag>}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {onMore && (
        <Button block tone="secondary" onClick={onMore} loading={loadingMore}>
          {t('downline.more')}
        </Button>
      )}
    </div>
  )
}
