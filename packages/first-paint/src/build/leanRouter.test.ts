import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { leanRouter } from './leanRouter.ts'

const modules: Record<string, string> = {
  entry: `import { Used } from '/node_modules/react-router/dist/dom.js'\nconsole.log(Used)`,
}

/** Builds a page that imports one of two components of a router. */
async function built(router: string): Promise<string> {
  const files = { ...modules, '/node_modules/react-router/dist/dom.js': router }
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      leanRouter(),
      {
        name: 'files',
        enforce: 'pre',
        resolveId: (id) => (id in files ? id : undefined),
        load: (id) => files[id as keyof typeof files],
      },
    ],
    build: { write: false, rolldownOptions: { input: 'entry', external: ['react'] } },
  })) as Rolldown.RolldownOutput
  return output[0].code
}

const component = (name: string) =>
  `export const ${name} = React.forwardRef(() => {\n  warning(false, "Advice to developers");\n  return "the ${name} component";\n});\n${name}.displayName = "${name}";\n`

test('[quality: first load] components of the router that nothing imports are dropped', async () => {
  const code = await built(`import * as React from 'react';\n${component('Used')}${component('Unused')}`)
  expect(code).toContain('the Used component')
  expect(code).not.toContain('the Unused component')
  expect(code).not.toContain('Advice')
})

test('[quality: first load] a router in an unexpected format fails the build', async () => {
  await expect(built(`export const Used = () => "the Used component"`)).rejects.toThrow('leanRouter')
})
