import { readFileSync } from 'node:fs';

const forbid = (forbidden) => ({
  create: (context) =>
    Object.fromEntries(
      Object.entries(forbidden).map(([selector, message]) => [selector, (node) => context.report({ node, message })]),
    ),
});

const unfinished = ['it', 'test', 'describe', 'suite'].flatMap((name) => [
  `CallExpression[callee.object.name='${name}'][callee.property.name='only']`,
  `CallExpression[callee.name='f${name}']`,
  `CallExpression[callee.name='x${name}']`,
]);

const UNNAMED = 'Repositories belong to the data source without a name: it alone joins the running unit of work.';
const SAVED = 'Use insert, or update with the condition it depends on: save reads first, and opens a transaction.';

const CAST = 'SQL is written with the tag `sql`, from constants; values are parameters.';
const SQL = "TSTypeReference[typeName.name='Sql']";

/** `typeof value` in a type counts as a value for scopes. */
const isOfType = ({ identifier, isValueReference }) => !isValueReference || identifier.parent.type === 'TSTypeQuery';

/**
 * oxlint's rule of this name ignores emitDecoratorMetadata: Nest reads the classes of decorated parameters at run time.
 * Like typescript-eslint, it skips files with decorators.
 */
const consistentTypeImports = {
  create(context) {
    let decorated = false;
    const valueImports = [];
    const collect = (node) => {
      if (node.importKind === 'type' || node.parent.importKind === 'type') return;
      const [{ references }] = context.sourceCode.getDeclaredVariables(node);
      if (references.length > 0 && references.every(isOfType)) valueImports.push(node);
    };
    return {
      Decorator: () => (decorated = true),
      ImportSpecifier: collect,
      ImportDefaultSpecifier: collect,
      ImportNamespaceSpecifier: collect,
      'Program:exit'() {
        if (decorated) return;
        for (const node of valueImports)
          context.report({ node, message: `'${node.local.name}' is only used as a type: import it with \`type\`.` });
      },
    };
  },
};

/** Names that were replaced, each with the one that took its place. */
const retired = JSON.parse(readFileSync(new URL('retired-names.json', import.meta.url), 'utf8'));

const retiredNames = {
  create(context) {
    const check = ({ id }) => {
      if (id?.type !== 'Identifier' || !Object.hasOwn(retired, id.name)) return;
      const message = `${id.name} is a retired name: write ${retired[id.name]}, or see docs/glossary.md for the term.`;
      context.report({ node: id, message });
    };
    return Object.fromEntries(
      [
        'ClassDeclaration',
        'FunctionDeclaration',
        'TSInterfaceDeclaration',
        'TSTypeAliasDeclaration',
        'VariableDeclarator',
      ].map((type) => [type, check]),
    );
  },
};

/**
 * The project's own rules for oxlint; .oxlintrc.json enables them by folder, and scripts/lint-rules.spec.ts tests each.
 */
export default {
  meta: { name: 'kaaj' },
  rules: {
    'every-test-runs': forbid(Object.fromEntries(unfinished.map((selector) => [selector, 'Run every test.']))),
    'form-of-ui': forbid({
      "JSXOpeningElement[name.name='form']":
        'Use Form of @kaaj/ui: it does nothing before its script is there, and never puts what it holds into an address.',
    }),
    // The ways past the running unit of work: see docs/decisions/0002-database-access-layer.md.
    'one-way-to-the-database': forbid({
      "CallExpression[callee.property.name='forFeature'][arguments.length>1]": UNNAMED,
      'CallExpression[callee.name=/^Inject(Repository|EntityManager)$/][arguments.length>1]': UNNAMED,
      "CallExpression[callee.type='MemberExpression'][callee.object.type!='ThisExpression'][callee.property.name='save']":
        SAVED,
      ":matches(MemberExpression[property.name='driver'], ObjectPattern > Property[key.name='driver'])":
        "Only platform/database knows a driver's connections.",
      "CallExpression[callee.name='fromTypeOrm']": 'Only platform/database takes the statements of TypeORM.',
    }),
    // What the compiler takes for SQL without having seen it made.
    'sql-of-constants': forbid({
      [`:matches(TSAsExpression, TSTypeAssertion) > ${SQL}`]: CAST,
      [`:matches(TSAsExpression, TSTypeAssertion) > .typeAnnotation ${SQL}`]: CAST,
      [`CallExpression > .typeArguments ${SQL}`]: CAST,
    }),
    'units-begin-in-use-cases': forbid(
      Object.fromEntries(
        ['property.name', 'name'].map((named) => [
          `CallExpression[callee.property.name='run'][callee.object.${named}=/^(database|unitOfWork)$/]`,
          'A unit of work begins in a use case.',
        ]),
      ),
    ),
    'consistent-type-imports': consistentTypeImports,
    'retired-names': retiredNames,
  },
};
