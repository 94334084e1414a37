import eslint from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import typescript from 'typescript-eslint';

const unfinished = ['it', 'test', 'describe', 'suite'].flatMap((name) => [
  `CallExpression[callee.object.name='${name}'][callee.property.name='only']`,
  `CallExpression[callee.name='f${name}']`,
  `CallExpression[callee.name='x${name}']`,
]);

const restricted = [
  ...unfinished.map((selector) => ({ selector, message: 'Run every test.' })),
  {
    selector: "JSXOpeningElement[name.name='form']",
    message:
      'Use Form of @kaaj/ui: it does nothing before its script is there, and never puts what it holds into an address.',
  },
];

/** The ways past the running unit of work, and into a driver's own connections: see docs/decisions/one-way-to-the-database.md. */
const database = [
  {
    selector: "CallExpression[callee.property.name='forFeature'][arguments.length>1]",
    message: 'Repositories belong to the data source without a name: it alone joins the running unit of work.',
  },
  {
    selector: 'CallExpression[callee.name=/^Inject(Repository|EntityManager)$/][arguments.length>1]',
    message: 'Repositories belong to the data source without a name: it alone joins the running unit of work.',
  },
  {
    selector:
      "CallExpression[callee.type='MemberExpression'][callee.object.type!='ThisExpression'][callee.property.name='save']",
    message: 'Use insert, or update with the condition it depends on: save reads first, and opens a transaction.',
  },
  {
    selector: ":matches(MemberExpression[property.name='driver'], ObjectPattern > Property[key.name='driver'])",
    message: "Only platform/database knows a driver's connections.",
  },
];

/** Whatever it is called by: a member or a name that holds a database or a unit of work. */
const beginsUnit = ['property.name', 'name'].map(
  (named) => `CallExpression[callee.property.name='run'][callee.object.${named}=/^(database|unitOfWork)$/]`,
);

export default typescript.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/.nx/',
      '**/coverage/',
      '**/test-results/',
      '**/playwright-report/',
      'libs/api-client/src/generated/',
      'libs/client/src/generated/',
      'libs/contract/src/generated/',
      'data/',
      'tmp/',
    ],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [typescript.configs.recommendedTypeCheckedOnly, typescript.configs.strict],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // `any` cannot be written here, and what libraries answer as any is typed at once; these only repeat the compiler.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/only-throw-error': 'off',
      '@typescript-eslint/prefer-promise-reject-errors': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/triple-slash-reference': ['error', { path: 'always' }],
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-undef': 'off',
    },
  },
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: { globals: { ...globals.node } },
  },
  {
    files: ['libs/ui/gallery/**', 'libs/web-kit/jest/**'],
    languageOptions: { globals: { ...globals.browser } },
  },
  {
    files: ['libs/web-kit/rspack/forget-failures.mjs'],
    languageOptions: { globals: { __webpack_require__: 'readonly' } },
  },
  {
    files: ['libs/web-kit/rspack/refresh/borrow.mjs'],
    languageOptions: { globals: { __react_refresh_library__: 'readonly' } },
  },
  {
    files: ['shell/src/head/*.js'],
    languageOptions: { sourceType: 'script', globals: { ...globals.browser } },
  },
  {
    files: [
      'shell/**/*.{ts,tsx}',
      'mfe-*/**/*.{ts,tsx}',
      'libs/{ui,ui-desk}/**/*.{ts,tsx}',
      'libs/web-kit/**/*.{ts,tsx}',
    ],
    extends: [reactHooks.configs.flat.recommended],
    rules: { 'react-hooks/set-state-in-effect': 'off', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // A browser may refuse its storage to whoever names it; one piece knows what to do then.
    files: ['shell/src/**', 'mfe-*/src/**', 'libs/{api-client,ui,ui-desk,web-kit}/src/**'],
    ignores: ['**/*.spec.{ts,tsx}', 'libs/api-client/src/base/browser-storage.ts', 'shell/src/head/theme.js'],
    rules: {
      'no-restricted-globals': ['error', 'localStorage', 'sessionStorage'],
      'no-restricted-properties': [
        'error',
        { object: 'window', property: 'localStorage' },
        { object: 'window', property: 'sessionStorage' },
      ],
    },
  },
  {
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-syntax': ['error', ...restricted],
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['e2e/**/*.ts'],
    ignores: ['e2e/support/resize.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          property: 'setViewportSize',
          message: 'Use resize of e2e/support: it waits until the page has the form for the size.',
        },
      ],
    },
  },
  {
    files: ['api/src/**/*.ts'],
    ignores: ['api/src/platform/database/**'],
    rules: { 'no-restricted-syntax': ['error', ...restricted, ...database] },
  },
  {
    files: ['api/src/contexts/*/adapters/out/**'],
    ignores: ['**/*.spec.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...restricted,
        ...database,
        ...beginsUnit.map((selector) => ({ selector, message: 'A unit of work begins in a use case.' })),
      ],
    },
  },
  {
    // The one that the others are made of.
    files: ['libs/ui/src/components/form.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...restricted.slice(0, -1)] },
  },
  {
    files: ['scripts/**', 'examples/**', 'bench/**', 'deploy/**', '**/rspack/**', 'libs/ui/gallery/**', 'api/src/*.ts'],
    rules: { 'no-console': 'off' },
  },
);
