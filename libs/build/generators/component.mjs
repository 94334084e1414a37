import { create, edit, pascalCase } from './edit.mjs';

/** A component of @kaaj/ui or @kaaj/ui-desk: source, style sheet, examples and export. */
export default async function component(tree, { name, library = 'ui' }) {
  const source = `libs/${library}/src`;
  const folder = library === 'ui' ? 'components' : name;
  const type = pascalCase(name);
  const write = (ending, text) => create(tree, `${source}/${folder}/${name}${ending}`, text);

  await write(
    '.tsx',
    `import { type ReactNode } from 'react';

export interface ${type}Props {
  children: ReactNode;
}

export function ${type}({ children }: ${type}Props) {
  return <div className="k-${name}">{children}</div>;
}
`,
  );
  await write('.css', `@layer kaaj { .k-${name} { display: flow-root; } }`);
  await write(
    '.examples.tsx',
    `import { useWords } from '${library === 'ui' ? '../../gallery/use-words' : '@kaaj/ui/gallery'}';
import { ${type} } from './${name}';

export default function ${type}Examples() {
  const t = useWords();
  return <${type}>{t.total}</${type}>;
}
`,
  );
  await edit(tree, `${source}/index.ts`, /(?<=\.css';\n)\n/, `import './${folder}/${name}.css';\n\n`);
  await edit(tree, `${source}/index.ts`, /$/, `export { ${type}, type ${type}Props } from './${folder}/${name}';\n`);
}
