import { formatted } from '../../../scripts/lib/formatted.mjs';

export const pascalCase = (name) => name.replace(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase());
export const camelCase = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** Writes a new file, formatted. Throws where there is one. */
export async function create(tree, file, text) {
  if (tree.exists(file)) throw new Error(`${file} exists.`);
  tree.write(file, await formatted(file, text));
}

/** Replaces the one match of `pattern`, and formats the file. Throws where there is none. */
export async function edit(tree, file, pattern, replacement) {
  const text = tree.read(file, 'utf8');
  if (text === null || !pattern.test(text)) throw new Error(`${file} has no place for it: ${pattern}`);
  tree.write(file, await formatted(file, text.replace(pattern, replacement)));
}
