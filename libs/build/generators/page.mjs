import { camelCase, create, edit, pascalCase } from './edit.mjs';

/** A page of a remote: route, menu entry, component, texts and spec. */
export default async function page(tree, { name, remote, title, titleBn, path = `/dashboard/${name}`, audience }) {
  const { role, routes } = JSON.parse(tree.read(`${remote}/remote.json`, 'utf8'));
  if (path in routes) throw new Error(`${remote}/remote.json has ${path}.`);
  const key = `${camelCase(name)}.title`;
  const component = `${pascalCase(name)}Page`;
  const feature = `features/${name}/${name}-page`;
  const code = `${remote}/src/remote.ts`;

  const route = `"${path}": { "page": "${name}/${name}", "audience": "${audience ?? role ?? 'signed-in'}" }`;
  const comma = Object.keys(routes).length > 0 ? ',' : '';
  await edit(tree, `${remote}/remote.json`, /\s*\}\s*\}\s*$/, `${comma}${route}}}`);
  if (tree.read(code, 'utf8').includes('  menu: [')) await addToMenu(tree, code, { label: key, path });
  for (const [language, text] of Object.entries({ en: title, bn: titleBn })) {
    const catalogue = `${remote}/src/messages/${language}.json`;
    const texts = JSON.parse(tree.read(catalogue, 'utf8'));
    if (key in texts) throw new Error(`${catalogue} has ${key}.`);
    tree.write(catalogue, `${JSON.stringify({ ...texts, [key]: text }, null, 2)}\n`);
  }

  await create(
    tree,
    `${remote}/src/${feature}.tsx`,
    `import { PageHeading } from '@kaaj/ui';
import { useMessages } from '../../messages';

export default function ${component}() {
  const t = useMessages();
  return <PageHeading title={t('${key}')} />;
}
`,
  );
  await create(
    tree,
    `${remote}/src/${feature}.spec.tsx`,
    `import { renderPage } from '@kaaj/web-kit/testing';
import { screen } from '@testing-library/react';
import { messages } from '../../messages';
import ${component} from './${name}-page';

it('shows its title in the heading and in the tab', async () => {
  await renderPage(<${component} />, { messages });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(${JSON.stringify(title)});
  expect(document.title).toBe(${JSON.stringify(`${title} | Kaaj`)});
});
`,
  );
}

/** Adds an entry with an icon that its author may replace. */
async function addToMenu(tree, code, { label, path }) {
  const entry = `{ label: '${label}', path: '${path}', icon: ListIcon }`;
  // The menu is in one line or in several, and its entries may have lists as well.
  const place = /( {2}menu: \[)(\n[^]*?\n {2}|[^\n]*)(?=\],\n)/;
  const comma = (entries) => (/[^,\s]\s*$/.test(entries) ? ',' : '');
  await edit(tree, code, place, (_, start, entries) => start + entries + comma(entries) + entry);
  const text = tree.read(code, 'utf8');
  if (/import \{[^}]*\bListIcon\b/.test(text)) return;
  const icons = /import \{([^}]*?),?\s*\} from '@kaaj\/ui\/icons';/;
  if (icons.test(text)) await edit(tree, code, icons, "import {$1, ListIcon } from '@kaaj/ui/icons';");
  else await edit(tree, code, /^/, "import { ListIcon } from '@kaaj/ui/icons';\n");
}
