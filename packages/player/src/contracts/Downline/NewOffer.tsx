import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { memberTypes } from '@platform/sdk/account'
import { Card, ListItem, Verbatim } from '@platform/ui'
import { MemberPicker } from '../../blocks/form/MemberPicker/MemberPicker.tsx'
import { useDirectMembers } from '../../blocks/form/MemberPicker/useDirectMembers.ts'
import type { ContractPart } from '../ContractPart.ts'
import { ViewHeading } from '../ViewHeading.tsx'
import * as css from '../Terms/Terms.css.ts'

const { trial, testPlayer, agentNoDividend, agentNoContract } = memberTypes
const withoutContract: number[] = [trial, testPlayer, agentNoDividend, agentNoContract]

/** Selects the direct member to offer a contract to. */
export function NewOffer({ place }: ContractPart) {
  const t = useTranslations('contracts.downline')
  const [name, setName] = useState('')
  const direct = useDirectMembers(name, ({ type }) => !withoutContract.includes(type))
  return (
    <div className={css.page}>
      <div className={css.tight}>
        <ViewHeading>{t('who')}</ViewHeading>
        <p className={css.muted}>{t('whoText')}</p>
      </div>
      <Card className={css.stack}>
        <MemberPicker
          {...direct}
          name={name}
          onSearch={setName}
          renderMember={({ memberId, userName }) => (
            <ListItem
              className={css.choice}
              title={<Verbatim>{userName}</Verbatim>}
              href={place.at({ tab: 'downline', view: 'offer', member: memberId })}
            />
          )}
        />
      </Card>
    </div>
  )
}
