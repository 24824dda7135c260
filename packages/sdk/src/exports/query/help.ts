export { helpCenterQuery, helpKeys } from '../../help/queries.ts'
