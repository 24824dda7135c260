import { existsSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from 'vitest/config'
import { compiledCatalogues } from './catalogues.ts'
import { chromiumLaunch } from './chromium.ts'
import { quietPlaywright } from './quietPlaywright.ts'
import { sourceConditions } from './source.ts'
import { styleLibraries, styles } from './styles.ts'
import { withoutInlineMaps } from './withoutInlineMaps.ts'

const isRun = process.argv.includes('run')
const plugins = () => [react(), styles(), compiledCatalogues()]

/** A package's `vitest.config.ts`. vanilla-extract reads the conditions of this outer level, not those of a project. */
export function vitestProjects(...projects: TestProjectInlineConfiguration[]): ViteUserConfig {
  return defineConfig({ ...sourceConditions, plugins: [styleLibraries], test: { projects } })
}

/** Tests that run in Node: `*.test.ts` and `*.node.test.tsx`. */
export function vitestUnit(test: TestProjectInlineConfiguration['test'] = {}): TestProjectInlineConfiguration {
  return {
    ...sourceConditions,
    extends: false,
    plugins: plugins(),
    test: {
      name: 'unit',
      environment: 'node',
      // All files of a run share one process, so that modules, and above all the embedded database, are loaded once.
      isolate: false,
      unstubGlobals: true,
      // For property tests and databases on a busy machine; no test waits until a limit.
      testTimeout: 90_000,
      hookTimeout: 90_000,
      // The alias of `compiledCatalogues` must apply inside use-intl, which Node would otherwise load without Vite.
      server: { deps: { inline: ['use-intl'] } },
      include: ['src/**/*.test.ts', 'src/**/*.node.test.tsx', 'test/**/*.test.ts'],
      exclude: ['**/*.browser.test.ts', '**/node_modules/**'],
      ...test,
    },
  }
}

/**
 * Tests that run in Chromium on phone-sized pages: `*.test.tsx` and `*.browser.test.ts`. They wait more than they compute, so two files run
 * at a time.
 */
export function vitestBrowser(test: TestProjectInlineConfiguration['test'] = {}): TestProjectInlineConfiguration {
  return {
    ...sourceConditions,
    extends: false,
    plugins: [...plugins(), isRun && withoutInlineMaps],
    // Optimized before the first test: a dependency discovered during the run reloads the page under a test.
    optimizeDeps: {
      // Finds what a package loads lazily from the UI kit (overlays, sanitiser).
      entries: ['src/**/*.{ts,tsx}', '../ui/src/exports/*.ts', '!src/**/*.{stories,node.test}.tsx', '!src/**/*.test.ts'],
      include: injectedByPlugins(),
    },
    // Nothing changes during `vitest run`, so each file's page may load modules from the browser's cache.
    server: { headers: isRun ? { 'Cache-Control': 'max-age=3600' } : {} },
    test: {
      name: 'browser',
      include: ['src/**/*.test.tsx', 'src/**/*.browser.test.ts'],
      exclude: ['**/*.node.test.tsx', '**/node_modules/**'],
      maxWorkers: 2,
      // As in Node: a page of its own would load hundreds of modules for each file, a third of all processor time. See `sharePage`.
      isolate: false,
      // Runs after the tests in Node, which share one process.
      sequence: { groupOrder: 1 },
      // Two slow cores that also run a build take seconds for a click; no test waits until a limit.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 15_000, interval: 100 } },
      ...test,
      browser: {
        enabled: true,
        headless: true,
        provider: quietPlaywright({
          launchOptions: chromiumLaunch(),
          contextOptions: { locale: 'pt-BR', hasTouch: true },
          actionTimeout: 20_000,
        }),
        instances: [{ browser: 'chromium' }],
        viewport: { width: 390, height: 844 },
        screenshotFailures: false,
        dependencySourcemaps: !isRun,
        // It would log every action, for a report that we do not write.
        traceView: 'off',
      },
    },
  }
}

// JSX and vanilla-extract write these imports, so the scan of the sources cannot see them.
function injectedByPlugins(): string[] {
  const injected: Record<string, string[]> = {
    'vitest-browser-react': ['vitest-browser-react'],
    react: ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
    'react-dom': ['react-dom', 'react-dom/client'],
    '@vanilla-extract/css': ['@vanilla-extract/css/injectStyles'],
    '@platform/test-kit': ['@platform/test-kit > vitest-browser-react'],
  }
  return Object.entries(injected).flatMap(([name, entries]) => (installed().has(name) ? entries : []))
}

function installed(): Set<string> {
  if (!existsSync('package.json')) return new Set()
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string> | undefined>
  return new Set(Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }))
}
