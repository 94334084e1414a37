import { writeFileSync } from 'node:fs';
import { typescriptRequire } from './typescript.mjs';

const root = new URL('..', import.meta.url);
const { tokensCss } = typescriptRequire(import.meta.url)('../src/tokens/tokens-css.ts');

writeFileSync(new URL('src/tokens/tokens.css', root), tokensCss());
