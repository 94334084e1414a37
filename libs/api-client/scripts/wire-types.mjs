import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const { factory } = ts;
const HEAD =
  '// Written from api/openapi.json: what is said here stands at the classes of the API. Coins are whole numbers.\n';
const keyOf = (words) => [...words].sort().join('\0');

/** What schemas are called in code: an answer without this word, where no other schema has the name that is left. */
function namesInCode(schemas) {
  const names = Object.keys(schemas);
  const nameOf = (schema) => {
    const short = schema.replace(/Answer$/, '');
    return names.includes(short) ? schema : short;
  };
  return new Map(names.map((schema) => [schema, nameOf(schema)]));
}

/** The same description with its schemas called as they are in code. */
export function asInCode(description) {
  const names = namesInCode(description.components.schemas);
  const text = JSON.stringify(description).replace(
    /"#\/components\/schemas\/(\w+)"/g,
    (_, schema) => `"#/components/schemas/${names.get(schema)}"`,
  );
  const renamed = JSON.parse(text);
  const { schemas } = renamed.components;
  const shapes = Object.entries(schemas).map(([schema, shape]) => [names.get(schema), shape]);
  shapes.sort(([one], [other]) => (one < other ? -1 : 1));
  return { ...renamed, components: { ...renamed.components, schemas: Object.fromEntries(shapes) } };
}

/** Hand-written unions of strings in `folder`, such as `TaskCategory`: name and file, by their members. */
function namedWords(folder) {
  const program = ts.createProgram([join(folder, 'index.ts')], { lib: ['lib.es2023.d.ts'], types: [] });
  const checker = program.getTypeChecker();
  const byWords = new Map();
  for (const source of program.getSourceFiles()) {
    const file = /.*\/src\/([\w-]+)\.ts$/.exec(source.fileName)?.[1];
    for (const alias of source.statements.filter((each) => file && ts.isTypeAliasDeclaration(each))) {
      const type = checker.getTypeAtLocation(alias.name);
      if (!type.isUnion() || !type.types.every((word) => word.isStringLiteral())) continue;
      const key = keyOf(type.types.map(({ value }) => value));
      // Two unions have the same members, so the members cannot select one.
      byWords.set(key, byWords.has(key) ? undefined : { name: alias.name.text, file });
    }
  }
  return byWords;
}

/** openapi-typescript writes a word as an identifier that has the quotes. */
const isWord = (type) => ts.isIdentifier(type);

/** A union of one member is written as its literal. */
const exactlyOne = ({ type, minItems, maxItems, items }) =>
  type === 'array' && minItems === 1 && maxItems === 1
    ? factory.createTypeOperatorNode(
        ts.SyntaxKind.ReadonlyKeyword,
        factory.createTupleTypeNode([factory.createTypeReferenceNode(items.$ref.split('/').at(-1))]),
      )
    : undefined;

/** Fields as their class has them, those that may be missing last: openapi.json has them from A to Z. */
function asDeclared({ properties = {}, required = [], ...schema }) {
  const place = ([name]) => (required.includes(name) ? required.indexOf(name) : required.length);
  const fields = Object.entries(properties).sort((one, other) => place(one) - place(other));
  return { ...schema, required, properties: Object.fromEntries(fields) };
}

/** Docstrings without tags that repeat the type, on one line where they fit there. */
const plainly = (code) =>
  code
    .replaceAll('@description ', '')
    .replace(/\n *\* @enum .*/g, '')
    .replace(/\/\*\*\n *\* (.*)\n *\*\//g, '/** $1 */');

/**
 * TypeScript with one interface for each schema of `description`, with docstrings. With a `folder`, fields whose enum
 * matches a union of that folder have its type; its files are imported from one folder below.
 */
export async function wireTypes(description, folder) {
  const { openapi, info, components: described } = description;
  const schemas = Object.fromEntries(
    Object.entries(described.schemas).map(([name, schema]) => [name, asDeclared(schema)]),
  );
  const nodes = await openapiTS(
    { openapi, info, paths: {}, components: { schemas } },
    { immutable: true, defaultNonNullable: false, silent: true, transform: exactlyOne },
  );
  const words = folder === undefined ? new Map() : namedWords(folder);
  const imported = new Map();

  const wordsType = ({ types }) => {
    const known = words.get(keyOf(types.filter(isWord).map(({ text }) => JSON.parse(text))));
    if (!known) return undefined;
    imported.set(known.name, known.file);
    return factory.createUnionTypeNode([
      factory.createTypeReferenceNode(known.name),
      ...types.filter((type) => !isWord(type)),
    ]);
  };
  const refer = (node) => {
    if (ts.isUnionTypeNode(node)) return wordsType(node) ?? ts.visitEachChild(node, refer, undefined);
    // components["schemas"]["Task"]
    if (ts.isIndexedAccessTypeNode(node)) return factory.createTypeReferenceNode(node.indexType.literal.text);
    return ts.visitEachChild(node, refer, undefined);
  };

  const components = nodes.find((node) => node.name?.text === 'components');
  const all = components.members.find(({ name }) => name.text === 'schemas').type.members;
  const exported = [factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  const shapes = all.map(({ name: { text: name }, type }) => {
    const shape = factory.createInterfaceDeclaration(exported, name, undefined, undefined, type.members.map(refer));
    const { description: said } = schemas[name];
    return `${said ? `/** ${said} */\n` : ''}${plainly(astToString([shape]))}`;
  });
  const files = [...new Set(imported.values())].sort();
  const imports = files.map((file) => {
    const names = [...imported].filter(([, from]) => from === file).map(([name]) => `type ${name}`);
    return `import { ${names.sort().join(', ')} } from '../${file}';`;
  });
  return [HEAD, ...imports, '', ...shapes].join('\n');
}
