import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { writeIfChanged } from '../../../scripts/lib/write-if-changed.mjs';

const pascal = (name) => name[0].toUpperCase() + name.slice(1);
const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const parse = (file) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

/** The tags of each call in src/tags.ts, by operation id. */
function tagsIn(file) {
  const variables = parse(file)
    .statements.filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations);
  return new Map(variables.map((variable) => [variable.name.text, variable.initializer.getText()]));
}

/** What `find` returns for `node` and everything in it. */
function collect(node, find) {
  const found = [];
  const visit = (each) => {
    found.push(...find(each));
    ts.forEachChild(each, visit);
  };
  visit(node);
  return found;
}

/** The calls that the code generator wrote: `build.query<Response, Arg>({ ... })`, by name. */
const callsIn = (source) =>
  collect(source, (node) =>
    ts.isPropertyAssignment(node) &&
    ts.isCallExpression(node.initializer) &&
    ['query', 'mutation'].includes(node.initializer.expression.name?.text)
      ? [{ name: node.name.text, definition: node.initializer }]
      : [],
  );

function written({ name, definition }, tags) {
  const kind = definition.expression.name.text;
  const types = definition.typeArguments.map((type) => type.getText());
  const query = definition.arguments[0].getText().replace(/,?\s*\}$/, tags ? ', ...tags }' : ' }');
  const print = createHash('sha256').update(`${query}\n${tags}`).digest('hex').slice(0, 6);
  const hooks = kind === 'query' ? ['use', 'useLazy'] : ['use'];
  const suffix = pascal(kind);
  const hookNames = hooks.map((hook) => `${hook}${pascal(name)}${suffix}`);
  const code = [
    `import { defineEndpoint } from '../../define-endpoint';`,
    ...(tags ? [`import { ${name} as tags } from '../../tags';`] : []),
    `import { ${types.map((type) => `type ${type}`).join(', ')} } from '../types';`,
    '',
    `export const ${name} = defineEndpoint('${name}', '${print}', (build) => build.${kind}<${types.join(', ')}>(${query}));`,
    ...hooks.map((hook, place) => `export const ${hookNames[place]} = ${name}.${hook}${suffix};`),
    '',
  ].join('\n');
  return { code, names: [name, ...hookNames] };
}

/** What each call takes and answers. The `shapes` are the contract's. */
function typesOfCalls(source, shapes) {
  const types = source.statements.filter((each) => ts.isTypeAliasDeclaration(each) && !shapes.includes(each.name.text));
  const names = types.flatMap((type) =>
    collect(type, (node) => (ts.isTypeReferenceNode(node) ? [node.typeName.text] : [])),
  );
  const used = shapes.filter((name) => names.includes(name));
  const code = types.map((type) => type.getText()).join('\n');
  return `import { ${used.map((name) => `type ${name}`).join(', ')} } from '@kaaj/contract';\n\n${code}\n`;
}

/**
 * Splits the generated file `all` into the types and one file for each call, so that a remote bundles only the calls
 * that it uses. `shapes` are the type names of the contract. Throws when src/tags.ts names an unknown call.
 */
export function splitEndpoints(all, generated, tagsFile, shapes) {
  const source = parse(all);
  writeIfChanged(join(generated, 'types.ts'), typesOfCalls(source, shapes));

  const folder = join(generated, 'endpoints');
  mkdirSync(folder, { recursive: true });
  const tags = tagsIn(tagsFile);
  const calls = callsIn(source);
  const unknown = [...tags.keys()].filter((name) => !calls.some((call) => call.name === name));
  if (unknown.length > 0) throw new Error(`${tagsFile}: there is no call ${unknown.join(', ')}`);
  const files = new Map();
  const exported = calls.map((call) => {
    const { code, names } = written(call, tags.get(call.name));
    files.set(`${kebab(call.name)}.ts`, code);
    return `export { ${names.join(', ')} } from './${kebab(call.name)}';`;
  });
  files.set('index.ts', `${exported.join('\n')}\n`);
  for (const [name, text] of files) writeIfChanged(join(folder, name), text);
  for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(join(folder, name));
}
