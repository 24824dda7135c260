import type { FieldValues } from 'react-hook-form'
import { sampleForm } from '../sampleForm.ts'
import type { MoneyForm } from './useMoneyForm.ts'

/** A form that sends money, for stories. */
export const sampleMoneyForm = <Values extends FieldValues>(
  values: Values,
  { confirmation, onAnother, question, ...more }: Parameters<typeof sampleForm<Values>>[1] & Partial<MoneyForm<Values>> = {},
): MoneyForm<Values> => ({
  ...sampleForm(values, more),
  confirmation: { way: 'password', ...confirmation },
  onAnother,
  question,
})
