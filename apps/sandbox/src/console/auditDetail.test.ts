import { expect, test } from 'vitest'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { auditDetail } from './auditDetail.ts'

const sandbox = await fileSandbox()

test('[7.6] the log of operator actions contains only masked names', async () => {
  const known = { payeeName: 'Ana Clara Souza', idNumber: '11144477735', mobile: '5511966123456', email: 'ana@correio.example' }
  await sandbox.console('members', { merchant: 'ipanema', ...known })
  const payer = { payerCpf: '52998224725', payerName: 'Marcos Vinicius Prado' }
  expect(JSON.parse(auditDetail(payer))).toEqual({ payerCpf: '•••.982.247-••', payerName: 'Marcos V••• P•••' })
  const { detail } = await sandbox.db.selectFrom('audit_log').select('detail').where('action', '=', 'members').executeTakeFirstOrThrow()
  expect(Object.values(known).filter((value) => JSON.stringify(detail).includes(value))).toEqual([])
})
