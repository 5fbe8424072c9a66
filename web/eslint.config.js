import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig, globalIgnores } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

// What the server says in English is shown, never taken apart: what the client needs to know is a field.
const SAID = '/^(label|detail|warning|says|said|does|rules|gains|prompt|spare|bit|why)$/'
const TAKES = '/^(match|matchAll|replace|replaceAll|split|search|substring|slice|indexOf|startsWith|endsWith)$/'
const taken = (from) => `CallExpression[callee.property.name=${TAKES}]${from}`
const why = 'What the server says in English is not taken apart: let the view or the offer carry a field.'
const English = [
  taken(`[callee.object.property.name=${SAID}]`),
  taken(`[callee.object.name=${SAID}]`),
  taken('[callee.object.callee.name=/[lL]abel$/]'),
  `CallExpression[callee.property.name=/^(test|exec)$/] > MemberExpression.arguments[property.name=${SAID}]`,
  `CallExpression[callee.property.name=/^(test|exec)$/] > Identifier.arguments[name=${SAID}]`,
  "NewExpression[callee.name='RegExp']",
].map((selector) => ({ selector, message: why }))

export default defineConfig(
  globalIgnores(['dist']),
  js.configs.recommended,
  // Rules that need types would take two thirds longer, and in Svelte files, which are half of the client, they see hardly any.
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // Prettier cannot break a comment or a string.
      'max-len': ['error', { code: 140, ignoreUrls: true }],
      // `_` stands for what is left out; TypeScript reads it so too.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_$' }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // svelte-check knows which names there are.
      'no-undef': 'off',
      // Maps and sets that no page reads need not be reactive; those that pages read are made anew.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  { files: ['src/**'], rules: { 'no-restricted-syntax': ['error', ...English] } },
  // Browser tests run in Node, with parts that run in the page.
  { files: ['**/*.mjs'], languageOptions: { globals: { ...globals.node, ...globals.browser } } },
  // Made by `make types` and `npm run icons`.
  { files: ['src/lib/server/protocol.ts', 'src/boards/*/view.ts', 'src/**/icons*.ts'], rules: { 'max-len': 'off' } },
)
