import { expect, test } from 'vitest'
import { splitStatements } from './splitStatements.ts'

test('a file is cut where a line ends with a semicolon, but neither in a body nor in a comment', () => {
  const body = 'create function f() returns int language plpgsql as $$\nbegin\n  -- why;\n  return 1;\nend $$;'
  expect(splitStatements(`-- a table;\ncreate table t (\n  -- a column;\n  a text\n);\n\n${body}\n-- the end;\n`)).toEqual([
    'create table t (\n  a text\n);',
    body,
  ])
})

test('a body on one line, semicolons within a line, and a last statement without a semicolon', () => {
  expect(splitStatements(`create function f() returns int as $$ select 1; $$ language sql;\nselect ';'; select 2;\nselect 3`)).toEqual([
    'create function f() returns int as $$ select 1; $$ language sql;',
    "select ';'; select 2;",
    'select 3',
  ])
})

test('a file of comments has no statements', () => {
  expect(splitStatements('-- nothing;\n\n')).toEqual([])
})
