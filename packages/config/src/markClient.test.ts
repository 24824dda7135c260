import { expect, test } from 'vitest'
import { clientModules } from './markClient.ts'

test('[architecture: ui] only modules that need a browser are marked for it, and those that call their functions', () => {
  const marked = clientModules(
    new Map([
      ['state.js', 'import { useState } from "react";\nexport { useOpen };'],
      ['chunk-a.js', 'import {\n  useOpen\n} from "./state.js";\nexport { Menu };'],
      ['card.js', 'import { Menu } from "./chunk-a.js";\nimport { useMemo } from "react";\nexport { Card };'],
      ['parts/tap.js', 'import { jsx } from "react/jsx-runtime";\njsx("button", { onClick: () => go() });'],
      ['tokens.js', 'export const tokens = { onBrand: "#fff" };'],
      ['parts/field.js', 'import { Field } from "@base-ui/react/field";'],
      ['format.js', 'export const formatMoney = () => "";'],
      ['exports/index.js', 'import {\n  useOpen\n} from "../state.js";\nexport { useOpen };'],
    ]),
  )
  expect([...marked].toSorted()).toEqual(['chunk-a.js', 'parts/field.js', 'parts/tap.js', 'state.js'])
})
