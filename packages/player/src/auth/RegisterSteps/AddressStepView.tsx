import { useTranslations } from 'use-intl'
import { cleanText } from '@platform/sdk'
import { Button, Notice, Select, TextField } from '@platform/ui'
import type { CallForm } from '../../blocks/form/CallForm.ts'
import { Form } from '../../blocks/form/Form.tsx'
import { form as formStyle, pair } from './StepPage.css.ts'

export const emptyAddress = { postalCode: '', street: '', number: '', complement: '', district: '', city: '', state: '' }
export type AddressValues = typeof emptyAddress

/** Of a CEP as people write it: `01310-100`. */
export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

const states = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ')

/** How the code of an address was looked up; `typed`: by hand, from the start. */
export type Lookup = 'none' | 'searching' | 'found' | 'unknown' | 'unavailable' | 'typed'

export interface AddressStepViewProps {
  form: CallForm<AddressValues>
  lookup: Lookup
  isBrazil: boolean
  /** Shows the fields without a code. */
  onByHand: () => void
}

/** The code of an address; the other fields show once it was looked up, or by hand. */
export function AddressStepView({ form, lookup, isBrazil, onByHand }: AddressStepViewProps) {
  const t = useTranslations('signUp.address')
  const next = useTranslations('signUp')('next')
  const isOpen = lookup !== 'none' && lookup !== 'searching'
  const field = { autoCapitalize: 'words', enterKeyHint: 'next', clean: cleanText } as const
  return (
    <Form form={{ ...form, busy: form.busy || lookup === 'searching' }} className={formStyle} submit={next}>
      <TextField
        label={t(isBrazil ? 'cep' : 'postalCode')}
        hint={isBrazil ? t('cepHint') : undefined}
        inputMode={isBrazil ? 'numeric' : undefined}
        autoComplete="postal-code"
        enterKeyHint="next"
        limit={isBrazil ? 8 : 10}
        clean={isBrazil ? digitsOf : cleanText}
        {...form.field('postalCode')}
      />
      <div role="status">
        {lookup === 'found' && <Notice tone="win">{t('found')}</Notice>}
        {(lookup === 'unknown' || lookup === 'unavailable') && <Notice tone="warning">{t(lookup)}</Notice>}
      </div>
      {isOpen ? (
        <>
          <TextField label={t('street')} autoComplete="address-line1" limit={100} {...field} {...form.field('street')} />
          <div className={pair}>
            <TextField label={t('number')} aria-required={false} autoComplete="off" limit={10} {...field} {...form.field('number')} />
            <TextField
              label={t('complement')}
              aria-required={false}
              autoComplete="address-line2"
              limit={60}
              {...field}
              {...form.field('complement')}
            />
          </div>
          <TextField
            label={t('district')}
            aria-required={false}
            autoComplete="address-level3"
            limit={60}
            {...field}
            {...form.field('district')}
          />
          <TextField label={t('city')} autoComplete="address-level2" limit={60} {...field} {...form.field('city')} />
          {isBrazil && (
            <Select
              label={t('state')}
              placeholder={t('statePlaceholder')}
              autoComplete="address-level1"
              options={states.map((value) => ({ value, label: value }))}
              value={form.values.state}
              onChange={(event) => form.set('state', event.target.value)}
              error={form.errorOf('state')}
            />
          )}
        </>
      ) : (
        <Button tone="ghost" onClick={onByHand}>
          {t('byHand')}
        </Button>
      )}
    </Form>
  )
}
